import { Socket } from 'node:net';

/**
 * Stands in for the lines that `shopwright mirror` prints for the hosts file, in one process:
 * connections to the provider's hosts go to the mirror at MIRROR_PORT. A test must not change the
 * hosts file of the machine or need port 443.
 */
const providerHost = /\.(?:wixapis|wixstatic)\.com$/;
const connect = Socket.prototype.connect;

Socket.prototype.connect = function connectThroughMirror(...args) {
  // Node.js hands over what `net.connect` was given, already in a list, or the options themselves.
  const [options] = Array.isArray(args[0]) ? args[0] : args;
  if (
    typeof options === 'object' &&
    options !== null &&
    'host' in options &&
    providerHost.test(options.host ?? '')
  )
    Object.assign(options, { host: '127.0.0.1', port: Number(process.env['MIRROR_PORT']) });
  return Reflect.apply(connect, this, args);
};
