export const signIn = {
  // Fields
  email: 'Email address',
  password: 'Password',
  newPassword: 'New password',
  firstName: 'First name',
  lastName: 'Last name',
  code: 'Code',
  showPassword: 'Show password',
  passwordHint:
    'At least {count} characters. A few random words are easy to remember and hard to guess.',

  // Signing in
  signInHeading: 'Sign in',
  passwordIsNew:
    'Your password has been changed and all devices were signed out. Sign in with your new password.',
  signInIntro: 'Welcome back.',
  signInFor: 'to continue to {site}',
  signInButton: 'Sign in',
  forgotLink: 'Forgot password?',
  newHere: 'New here?',
  registerLink: 'Create account',
  passkeyButton: 'Sign in with a passkey',
  passkeyFailed: "We couldn't sign you in with a passkey. Try again, or use your password.",
  or: 'or',
  continueWith: 'Continue with {name}',
  cancel: 'Cancel',
  backToSignIn: 'Back to sign in',
  working: 'One moment…',

  // Registering
  registerHeading: 'Create account',
  registerIntro: 'See your orders, save your addresses and use your cart on any device.',
  registerButton: 'Create account',
  haveAccount: 'Already have an account?',
  approvalAhead: 'The store reviews every new account before it can be used.',

  // A new password
  forgotHeading: 'Reset your password',
  forgotIntro: "Enter your email address and we'll send you a link to reset your password.",
  forgotButton: 'Send reset link',
  forgotSentHeading: 'Check your email',
  forgotSent:
    "If there's an account for {email}, we've sent a link to reset the password. It works once and expires in 10 minutes.",
  forgotSentHint: "Didn't get it? Check your spam folder, or check the address and try again.",
  forgotAgain: 'Use another email address',
  recoverHeading: 'Choose a new password',
  recoverFor: 'For {email}',
  recoverButton: 'Save password',
  recoverNote: "You'll be signed out on all other devices.",
  recoverEndedHeading: 'This link has expired',
  recoverEnded: 'Reset links work once and for a short time. Request a new one.',
  recoverAgain: 'Send new link',

  // Confirming an address
  verifyHeading: 'Confirm your email address',
  verifyIntro: 'Enter the six-digit code we sent to {email}. It expires in 10 minutes.',
  verifyButton: 'Confirm',
  resend: 'Send new code',
  resendWait: {
    one: 'You can request a new code in 1 second.',
    other: 'You can request a new code in {count} seconds.',
  },
  resent: "We've sent a new code. The previous one no longer works.",
  wrongAddress: 'Wrong email address?',
  startAgain: 'Start over',
  stepEndedHeading: 'Your sign-in has expired',
  stepEnded:
    'For your security, sign-in must be completed within 10 minutes. Start over to sign in.',

  // The second factor
  factorHeading: 'Two-step verification',
  factorTotp: 'Enter the code from your authenticator app.',
  factorEmail: 'Enter the code we sent to {hint}.',
  factorSms: 'Enter the code we texted to {hint}.',
  factorCall: "We're calling {hint} with a code.",
  factorPush: 'We sent a prompt to your other device. Approve it there, then continue here.',
  factorRecovery:
    'Enter one of the recovery codes you saved when you set up your authenticator app. Each code works once.',
  recoveryCode: 'Recovery code',
  factorPick: 'How would you like to verify your identity?',
  factorOther: 'Try another way',
  useTotp: 'Authenticator app',
  useEmail: 'Email code',
  useSms: 'Text message code',
  useCall: 'Phone call code',
  usePush: 'Prompt on another device',
  useRecovery: 'Use a recovery code',
  rememberDevice: "Don't ask again on this device",
  rememberHint: 'Only use this on your own device.',
  factorButton: 'Continue',
  pushWaiting: "We haven't received an answer from your other device yet.",

  // Accounts, consent
  chooseHeading: 'Choose an account',
  chooseFor: 'to continue to {site}',
  signedInNow: 'Signed in',
  otherAccount: 'Use another account',
  forgetAccount: 'Remove {email} from this device',
  forgetShort: 'Remove',
  consentHeading: '{site} wants to access your account',
  consentAs: "You're signed in as {email}.",
  consentSees: 'If you allow this, {site} can:',
  consentProfile: 'See your name and email address',
  consentShop: 'See and change your cart, orders and bookings',
  consentNever: 'It never sees your password, and you can revoke access anytime in your account.',
  consentButton: 'Allow access',
  consentOther: 'Not you?',

  // Dead ends
  pendingHeading: 'Your account is waiting for approval',
  pendingText: "The store reviews every new account. We'll email you as soon as you can sign in.",
  pendingCart: 'You can keep shopping in the meantime. Your cart is saved.',
  blockedHeading: "This account can't be used",
  blockedText:
    'The store has closed or suspended this account. If you think this is a mistake, contact the store.',
  writeTo: 'Email {email}',
  backToShop: 'Back to store',
  backToSite: 'Back to {site}',

  // What can go wrong
  emailNeeded: 'Enter your email address.',
  emailInvalid: 'Enter a valid email address, such as name@example.com.',
  passwordNeeded: 'Enter your password.',
  newPasswordNeeded: 'Choose a password.',
  codeNeeded: 'Enter the code.',
  wrongPassword: 'Incorrect email address or password. Check both and try again.',
  mustReset: "This password can no longer be used. Reset it: we'll send you a link.",
  emailTaken:
    'There is already an account with this email address. Sign in, or reset your password.',
  passwordShort: { one: 'Use at least 1 character.', other: 'Use at least {count} characters.' },
  passwordLong: {
    one: 'Use no more than 1 character.',
    other: 'Use no more than {count} characters.',
  },
  passwordBreached: 'This password was found in a data breach. Choose another one.',
  passwordIsEmail: "Your password can't be your email address.",
  tooLong: 'This is too long.',
  tooManySeconds: {
    one: 'Too many attempts. Wait 1 second and try again.',
    other: 'Too many attempts. Wait {count} seconds and try again.',
  },
  tooManyMinutes: {
    one: 'Too many attempts. Wait 1 minute and try again.',
    other: 'Too many attempts. Wait {count} minutes and try again.',
  },
  codeWrong: 'That code is incorrect or has expired. Check it or request a new one.',
  captchaMissing: "The security check wasn't completed. Try again.",
  captchaAgain: 'The security check timed out and has restarted. Try again.',
  captchaNoScript:
    'This store uses a security check that requires JavaScript. Turn it on in your browser, or choose an option that works without it:',
  captchaByMail: 'reset your password by email, which also signs you in',
  captchaRegister: 'check out as a guest, without an account',
  captchaServiceNoScript:
    'This store uses a security check by {host} that requires JavaScript. Turn it on in your browser, or choose an option that works without it:',
  captchaFirst: 'Complete the security check first.',
  captchaFailed:
    "The security check couldn't be loaded. Your browser may be blocking it: allow it for this page and reload.",
  ssoUnverified:
    "{name} hasn't confirmed your email address. Confirm it there, or sign in with a password.",
  ssoFailed: "We couldn't sign you in. Try again, or use your password.",
  ssoUnavailable:
    "{name} isn't responding right now. Try again in a few minutes, or use your password.",
  otherSite: 'The other service',
  tryLater: 'Something went wrong and nothing was saved. Try again in a moment.',
} as const;
