export const signIn = {
  // Fields
  email: 'E-mail address',
  password: 'Password',
  newPassword: 'New password',
  firstName: 'First name',
  lastName: 'Last name',
  code: 'Code',
  showPassword: 'Show the password',
  passwordHint: 'At least {count} characters. A few words in a row are good and easy to remember.',

  // Signing in
  signInHeading: 'Sign in',
  passwordIsNew:
    'Your password is changed, and every device was signed out. Sign in with the new one.',
  signInIntro: 'Good to see you again.',
  signInFor: 'to go on to {site}',
  signInButton: 'Sign in',
  forgotLink: 'Forgotten your password?',
  newHere: 'New here?',
  registerLink: 'Create an account',
  passkeyButton: 'Sign in with a passkey',
  passkeyFailed:
    'The passkey was not accepted, or nothing was chosen. Try again, or sign in with your password.',
  or: 'or',
  continueWith: 'Continue with {name}',
  cancel: 'Cancel',
  backToSignIn: 'Back to sign in',
  working: 'One moment …',

  // Registering
  registerHeading: 'Create an account',
  registerIntro: 'See your orders, keep your addresses and have your cart on every device.',
  registerButton: 'Create account',
  haveAccount: 'Do you have an account?',
  approvalAhead: 'The shop looks at every new account before it can be used.',

  // A new password
  forgotHeading: 'Choose a new password',
  forgotIntro: 'Tell us your e-mail address, and we send you a link to choose a new password.',
  forgotButton: 'Send the link',
  forgotSentHeading: 'Look into your mailbox',
  forgotSent:
    'If there is an account for {email}, a message with a link is on its way. The link works once, for 10 minutes.',
  forgotSentHint:
    'Nothing there after a few minutes? Look among unwanted mail, or check the address and ask again.',
  forgotAgain: 'Use another address',
  recoverHeading: 'Choose a new password',
  recoverFor: 'For {email}',
  recoverButton: 'Save the password',
  recoverNote: 'Every other device that is signed in will be signed out.',
  recoverEndedHeading: 'This link no longer works',
  recoverEnded: 'It works once and for a short time. Ask for a new one; it takes a moment.',
  recoverAgain: 'Send a new link',

  // Confirming an address
  verifyHeading: 'Confirm your address',
  verifyIntro:
    'We have sent a code with six digits to {email}. Enter it here; it works for 10 minutes.',
  verifyButton: 'Confirm',
  resend: 'Send a new code',
  resendWait: {
    one: 'You can ask for a new code in one second.',
    other: 'You can ask for a new code in {count} seconds.',
  },
  resent: 'A new code is on its way. The one before no longer works.',
  wrongAddress: 'Not your address?',
  startAgain: 'Start again',
  stepEndedHeading: 'That took a little too long',
  stepEnded: 'For your safety a sign-in must be finished within 10 minutes. Please begin again.',

  // The second factor
  factorHeading: 'One more step',
  factorTotp: 'Enter the code that your authenticator app shows for this shop.',
  factorEmail: 'We have sent a code to {hint}.',
  factorSms: 'We have sent a code by text message to {hint}.',
  factorCall: 'We are calling {hint} to read a code to you.',
  factorPush: 'We have sent a question to your other device. Say yes there, then go on here.',
  factorRecovery:
    'Enter one of the recovery codes that you wrote down when you set up your authenticator app. Each works once.',
  recoveryCode: 'Recovery code',
  factorPick: 'How would you like to show that it is you?',
  factorOther: 'Another way',
  useTotp: 'Code from an authenticator app',
  useEmail: 'Code by e-mail',
  useSms: 'Code by text message',
  useCall: 'Code by phone call',
  usePush: 'Question on another device',
  useRecovery: 'Use a recovery code',
  rememberDevice: 'Do not ask for a code on this device again',
  rememberHint: 'Only on a device that is yours alone.',
  factorButton: 'Go on',
  pushWaiting: 'There is no answer from your other device yet.',

  // Accounts, consent
  chooseHeading: 'Choose an account',
  chooseFor: 'for {site}',
  signedInNow: 'Signed in',
  otherAccount: 'Use another account',
  forgetAccount: 'Forget {email} on this device',
  forgetShort: 'Forget',
  consentHeading: '{site} would like to know who you are',
  consentAs: 'You are signed in as {email}.',
  consentSees: 'If you agree, {site} can:',
  consentProfile: 'see your name and your e-mail address',
  consentShop: 'see and change your cart, your orders and your bookings',
  consentNever:
    'It never learns your password, and you can sign it out at any time in your account.',
  consentButton: 'Agree and go on',
  consentOther: 'Not you?',

  // Dead ends
  pendingHeading: 'Your account waits for approval',
  pendingText:
    'The shop looks at every new account first. You will get a message as soon as you can sign in; there is nothing else to do.',
  pendingCart: 'You can go on shopping meanwhile: what is in your cart stays there.',
  blockedHeading: 'This account cannot be used',
  blockedText:
    'The shop has closed this account or put it on hold. If you think that is a mistake, write to the shop.',
  writeTo: 'Write to {email}',
  backToShop: 'Back to the shop',
  backToSite: 'Back to {site}',

  // What can go wrong
  emailNeeded: 'Enter your e-mail address.',
  emailInvalid: 'This does not look like an e-mail address. It is written like name@example.com.',
  passwordNeeded: 'Enter your password.',
  newPasswordNeeded: 'Choose a password.',
  codeNeeded: 'Enter the code.',
  wrongPassword: 'The e-mail address or the password is not right. Check both and try again.',
  mustReset: 'This password may no longer be used here. Choose a new one: we send you a link.',
  emailTaken:
    'There is an account with this e-mail address already. Sign in, or choose a new password if you have forgotten it.',
  passwordShort: {
    one: 'The password needs at least one character.',
    other: 'The password needs at least {count} characters.',
  },
  passwordLong: {
    one: 'The password may have one character at most.',
    other: 'The password may have {count} characters at most.',
  },
  passwordKnown:
    'This password is on lists of stolen passwords that others try first. Choose another one.',
  passwordIsEmail: 'The password must not be the e-mail address.',
  tooLong: 'This is too long.',
  tooManySeconds: {
    one: 'That was tried too often. Wait one second and try again.',
    other: 'That was tried too often. Wait {count} seconds and try again.',
  },
  tooManyMinutes: {
    one: 'That was tried too often. Wait one minute and try again.',
    other: 'That was tried too often. Wait {count} minutes and try again.',
  },
  codeWrong: 'The code is not right, or it has ended. Check it, or ask for a new one.',
  captchaMissing: 'The check that keeps robots out was not finished. Try again.',
  captchaAgain: 'The check that keeps robots out took too long. It has begun anew: try again.',
  captchaNoScript:
    'This shop keeps robots out with a small calculation that your browser does. It needs JavaScript, which is turned off here. Turn it on, or use one of the ways that work without it:',
  captchaByMail: 'choose a new password by e-mail, which signs you in as well',
  captchaRegister: 'buy as a guest, without an account',
  captchaServiceNoScript:
    'This shop keeps robots out with a check by {host}. It needs JavaScript, which is turned off here. Turn it on, or use one of the ways that work without it:',
  captchaFirst: 'Answer the check that keeps robots out first.',
  captchaFailed:
    'The check that keeps robots out could not be shown. Perhaps something in your browser blocks it: allow it for this page, then load the page again.',
  ssoUnverified:
    '{name} does not say that the e-mail address is yours. Confirm it there, or sign in with a password.',
  ssoFailed:
    'Signing in there did not work or was stopped. Try again, or sign in with your password.',
  ssoUnavailable:
    '{name} is not responding right now. Try again in a few minutes, or sign in with your password.',
  otherSite: 'The other service',
  tryLater: 'That did not work just now. Nothing was changed; try again in a moment.',
} as const;
