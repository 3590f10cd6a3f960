/** What is said on the page of each way of proving, and where it is offered. */
export const factorWords = {
  TOTP: { intro: 'factorTotp', use: 'useTotp' },
  EMAIL: { intro: 'factorEmail', use: 'useEmail' },
  SMS: { intro: 'factorSms', use: 'useSms' },
  CALL: { intro: 'factorCall', use: 'useCall' },
  PUSH: { intro: 'factorPush', use: 'usePush' },
  RECOVERY: { intro: 'factorRecovery', use: 'useRecovery' },
} as const;
