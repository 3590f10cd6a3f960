export const hosted = {
  hopEndedHeading: 'This page is no longer open',
  hopUsed:
    'The link that led here works once, and it has been used. Go back and start again; nothing is lost.',
  hopExpired:
    'Too much time has passed since you were sent here. Go back and start again; your cart is kept.',
  hopUnknown:
    'This link is not complete, or it was made for another browser. Go back to where you came from and start again.',
  hopSignedOut: 'You have been signed out meanwhile. Go back, sign in and start again.',
  continueHeading: 'Continue as a guest of {site}?',
  continueIntro:
    'You opened a link that was made on {site}. Whoever made it can see what you enter on the next pages. Continue only if you started this yourself.',
  continueButton: 'Continue',
  continueNot: 'I did not start this: go to the shop',
  backToSite: 'Back to {site}',
  backToShop: 'Back to the shop',
} as const;
