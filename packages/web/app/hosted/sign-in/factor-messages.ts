/** The messages of each second factor. */
export const factorMessages = {
  TOTP: { intro: 'factorTotp', use: 'useTotp' },
  EMAIL: { intro: 'factorEmail', use: 'useEmail' },
  SMS: { intro: 'factorSms', use: 'useSms' },
  CALL: { intro: 'factorCall', use: 'useCall' },
  PUSH: { intro: 'factorPush', use: 'usePush' },
  RECOVERY: { intro: 'factorRecovery', use: 'useRecovery' },
} as const;
