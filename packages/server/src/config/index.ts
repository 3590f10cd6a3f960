export { ConfigError, MIN_SECRET_LENGTH, readConfig, type Config } from './config.ts';
