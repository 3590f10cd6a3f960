export const hosted = {
  hopEndedHeading: 'This page has expired',
  hopUsed: 'This link has already been used. Go back and start again. Nothing is lost.',
  hopExpired: 'This link has expired. Go back and start again. Your cart is saved.',
  hopUnknown: 'This link is incomplete or was made for another browser. Go back and start again.',
  hopSignedOut: "You've been signed out. Go back, sign in and start again.",
  continueHeading: 'Continue as a guest of {site}?',
  continueIntro:
    'You opened a link from {site}. The person who made it can see what you enter on the next pages. Continue only if you started this yourself.',
  continueButton: 'Continue',
  continueNot: "I didn't start this: go to the store",
  backToSite: 'Back to {site}',
  backToShop: 'Back to store',
} as const;
