export const hosted = {
  sessionEndedHeading: 'This page has expired',
  linkUsed: 'This link has already been used. Go back and start again. Nothing is lost.',
  linkExpired: 'This link has expired. Go back and start again. Your cart is saved.',
  linkUnknown: 'This link is incomplete or was made for another browser. Go back and start again.',
  signedOut: "You've been signed out. Go back, sign in and start again.",
  continueHeading: 'Continue as a guest of {site}?',
  continueIntro:
    'You opened a link from {site}. The person who made it can see what you enter on the next pages. Continue only if you started this yourself.',
  continueButton: 'Continue',
  continueNot: "I didn't start this: go to the store",
  backToSite: 'Back to {site}',
  backToShop: 'Back to store',
} as const;
