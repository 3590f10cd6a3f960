/**
 * The messages of a store, in English. The other languages have the same keys: a missing one does
 * not compile.
 */
export const en = {
  lowStock: {
    title: (count: number): string =>
      count === 1 ? 'One item is low on stock' : `${count} items are low on stock`,
    sentence: 'These items reached their threshold in the last 24 hours.',
    columns: ['Item', 'SKU', 'Left'],
    button: 'Open inventory',
    more: 'More items are low on stock. You can see all of them in your inventory.',
    subject: (count: number, store: string): string =>
      `${store}: ${count === 1 ? 'one item is' : `${count} items are`} low on stock`,
  },
  order: {
    seeOrder: 'View your order',
    contact: 'Customer:',
    when: 'When',
    subtotal: 'Subtotal',
    discount: 'Discount',
    delivery: 'Shipping',
    fees: 'Fees',
    tax: 'Tax',
    taxIncluded: 'Tax (included)',
    total: 'Total',
    sentTo: (how: string): string => `${how === '' ? 'Shipping' : how} to:`,
    pickUpAt: 'Pick up at:',
    note: (words: string): string => `Note: ${words}`,
    aCustomer: 'a customer',
    ourStore: 'our store',
    toBePaid: (amount: string): string => `Amount due: ${amount}.`,
    trialByCard: (amount: string, day: string): string =>
      `Nothing is due today. Your free trial ends on ${day}. Then we'll charge ${amount} to your card.`,
    trialByHand: (amount: string, day: string): string =>
      `Nothing is due today. Your free trial ends on ${day}. Then ${amount} is due.`,
    placed: {
      title: 'Thank you for your order',
      received: (number: string): string => `We've received your order ${number}.`,
      preview: (number: string, total: string): string => `Order ${number}, ${total}`,
      subject: (number: string, store: string): string => `Your order ${number} at ${store}`,
    },
    toOwner: {
      title: (number: string): string => `New order ${number}`,
      ordered: (name: string, total: string): string => `${name} placed an order for ${total}.`,
      subject: (number: string, total: string): string => `New order ${number}: ${total}`,
    },
    files: {
      title: (count: number): string =>
        count === 1 ? 'Your file is ready' : 'Your files are ready',
      sentence: (number: string, count: number): string =>
        `Thank you for order ${number}. Download ${count === 1 ? 'your file' : 'your files'} here and save a copy on your device.`,
      until: (day: string): string => `Available until ${day}.`,
      download: (name: string): string => `Download ${name}`,
      atOrder: (url: string): string => `You can also download it from your order:\n${url}`,
      subject: (number: string, count: number): string =>
        `Order ${number}: ${count === 1 ? 'your file is' : 'your files are'} ready`,
    },
    fileMissing: {
      title: (number: string): string => `Order ${number} is waiting for a file`,
      sentence:
        'This order is paid, but these digital products have no file to deliver. The order stays unfulfilled.',
      what: 'Attach a file to each product: upload it as a private file, then attach it (API call "Attach Digital File", or "shopwright files attach"). Buyers who are waiting receive it automatically.',
      subject: (number: string): string => `Order ${number}: a file is missing`,
    },
    shipped: {
      ready: 'Your order is ready for pickup',
      canBePickedUp: (number: string): string => `Order ${number} is ready for pickup.`,
      readySubject: (number: string): string => `Order ${number} is ready for pickup`,
      onItsWay: 'Your order is on its way',
      sent: (number: string): string => `These items from order ${number} have shipped:`,
      sentSubject: (number: string): string => `Order ${number} is on its way`,
      trackingNumber: 'Tracking number',
      follow: 'Track your package',
      ownerTitle: (number: string): string => `Order ${number} was fulfilled`,
      all: 'All items have shipped.',
      part: 'Some items have shipped.',
      ownerSubject: (number: string, isPickup: boolean): string =>
        `Order ${number}: ${isPickup ? 'ready for pickup' : 'shipped'}`,
    },
    refunded: {
      title: (amount: string): string => `${amount} refunded`,
      sentence: (amount: string, number: string): string =>
        `We've refunded ${amount} for order ${number}. It can take a few days to arrive, depending on your bank.`,
      subject: (amount: string, number: string): string =>
        `Refund of ${amount} for order ${number}`,
      total: 'Refunded',
      ofOrder: (number: string): string => `For order ${number}.`,
      reason: (words: string): string => `Reason: ${words}`,
      ownerSubject: (number: string, amount: string): string =>
        `Order ${number}: ${amount} refunded`,
    },
    refundFailed: {
      title: (amount: string): string => `${amount} could not be refunded`,
      sentence: (number: string): string =>
        `The refund for order ${number} failed and will not be retried automatically.`,
      said: (words: string): string => `Message from the payment provider: ${words}`,
      what: "Refund the customer another way, for example by bank transfer or in the provider's dashboard. Then record the refund on the order, so that it isn't refunded twice.",
      subject: (number: string, amount: string): string =>
        `Order ${number}: ${amount} could not be refunded`,
    },
    canceled: {
      title: (number: string): string => `Order ${number} has been canceled`,
      sentence: "Nothing else will ship, and you won't be charged.",
      restocked: 'The items have been restocked.',
      notRestocked: 'The items have not been restocked.',
      ownerSubject: (number: string): string => `Order ${number} was canceled`,
    },
  },
  booking: {
    confirmed: 'Your booking is confirmed',
    moved: 'Your booking has been rescheduled',
    canceled: 'Your booking has been canceled',
    spots: (name: string, count: number): string => `${name}, ${count} spots`,
    with: (name: string): string => `With ${name}`,
    until: (when: string): string => `You can cancel or reschedule until ${when}.`,
    change: 'Cancel or reschedule',
    see: 'View your booking',
  },
  tickets: {
    title: (count: number, event: string): string =>
      `Your ticket${count > 1 ? 's' : ''} for ${event}`,
    subject: (count: number, event: string): string =>
      `Your ticket${count > 1 ? 's' : ''}: ${event}`,
    attached:
      'Your tickets are attached as a PDF, one page per person. Show the code at the door, on your phone or on paper.',
    admission: 'Admits one person, once. Show this code at the door.',
    number: (index: number, count: number): string =>
      count === 1 ? '' : `Ticket ${index} of ${count}`,
    room: (event: string): string => `Tickets available: ${event}`,
    free: 'Tickets are available again. First come, first served.',
    buy: 'Buy tickets',
    canceled: (event: string): string => `${event} has been canceled`,
    sorry: "We're sorry, this event won't take place. We'll email you about your refund.",
    canceledSubject: (event: string): string => `Canceled: ${event}`,
  },
  giftCard: {
    from: (sender: string): string => `${sender} sent you a gift card`,
    yours: 'Your gift card',
    dear: (name: string): string => `Hi ${name},`,
    worth: (value: string): string =>
      `This gift card is worth ${value}. Enter the code at checkout. Any remaining balance stays on the card.`,
    toTheShop: 'Visit the store',
  },
  subscription: {
    started: 'Your subscription',
    terms: 'These are the payments you agreed to, including shipping and taxes.',
    trial: (day: string): string => `Free until ${day}.`,
    chargeOnce: (amount: string, day: string): string => `${amount} on ${day}.`,
    chargeTimes: (amount: string, day: string, every: string, times: number): string =>
      `${amount} on ${day}, then ${every}, ${times} payments in total.`,
    chargeOn: (amount: string, day: string, every: string): string =>
      `${amount} on ${day}, then ${every} until you cancel.`,
    every: (frequency: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR', interval: number): string =>
      interval === 1
        ? `every ${frequency.toLowerCase()}`
        : `every ${interval} ${frequency.toLowerCase()}s`,
    cancel: 'You can cancel anytime in your account.',
    ended: 'Your subscription has ended',
    notCharged: "We couldn't charge your card",
    what: (name: string): string => `For ${name}.`,
    gaveUp:
      "We tried several times but couldn't charge your card. Nothing else will ship, and you won't be charged.",
    again: (when: string): string =>
      `We'll try again on ${when}. You can add another card before then.`,
    see: 'View your subscriptions',
    late: 'Your next order is delayed',
    putOff:
      "The item is out of stock, or we can't ship it to your address. You haven't been charged. We'll try again every day. Check your address, or cancel anytime.",
  },
  backInStock: {
    something: 'What you were waiting for',
    title: (name: string): string => `${name} is back in stock`,
    sentence: (name: string, price: string): string =>
      `Good news: ${name} is back in stock${price === '' ? '' : ` for ${price}`}. Get it while it lasts.`,
    look: 'Shop now',
    onlyOne: "You asked us to let you know. We won't email you about this again.",
  },
  account: {
    store: 'Store',
    verify: {
      title: 'Confirm your email address',
      enter: 'Enter this code to confirm your email address. It expires in 10 minutes.',
      notYou: "If you didn't request this, you can ignore this email.",
    },
    recovery: {
      title: 'Reset your password',
      requested:
        'We received a request to reset your password. This link works once and expires in 10 minutes.',
      notYou: "If you didn't request this, ignore this email. Your password won't change.",
    },
    activation: {
      title: 'Your account is ready',
      made: (store: string): string =>
        `${store} created an account for you. Choose a password to start using it. This link works once and expires in three days.`,
      choose: 'Choose a password',
    },
    passwordChanged: {
      title: 'Your password was changed',
      changed: 'The password of your account was changed, and all devices were signed out.',
      notYou: "If this wasn't you, reset your password right away and contact us.",
    },
    staffPasswordChanged: {
      title: 'Your staff password was changed',
      changed: (store: string): string =>
        `The password you use to manage ${store} was changed, and all other devices were signed out.`,
      notYou: "If this wasn't you, tell the owner of the store right away.",
    },
    staffRecovery: {
      title: 'Reset your staff password',
      requested: (store: string): string =>
        `We received a request to reset the password you use to manage ${store}. This link works once and expires in 10 minutes.`,
      notYou: "If you didn't request this, ignore this email. Your password won't change.",
    },
    staffFactorRemoved: {
      title: 'Your two-step verification was removed',
      removed: (store: string): string =>
        `An owner of ${store} removed the authenticator apps, passkeys and recovery codes of your account, and signed you out on all devices.`,
      next: 'Sign in with your password and set up two-step verification again.',
      signIn: 'Sign in',
      notYou:
        "If you didn't ask for this, tell the owner of the store right away and change your password.",
    },
    staffInvitation: {
      title: (store: string): string => `Help manage ${store}`,
      invited: (store: string): string =>
        `You're invited to help manage ${store}. Choose a password to get started. This link works once and expires in seven days.`,
      accept: 'Accept invitation',
      notYou: "If you don't know this store, you can ignore this email.",
    },
    waits: {
      title: 'A new member is waiting for approval',
      sentence: (email: string, store: string): string => `${email} wants to join ${store}.`,
      decide: 'Review member',
    },
    approved: {
      title: 'Welcome',
      sentence: (store: string): string =>
        `You're now a member of ${store}. Sign in with your email address and password.`,
      signIn: 'Sign in',
    },
    signInCode: {
      title: 'Your sign-in code',
      enter: 'Enter this code to finish signing in. It expires in 10 minutes.',
      notYou: "If you're not trying to sign in, someone knows your password. Change it right away.",
      spoken: (store: string, code: string): string =>
        `${store}: your sign-in code is ${code}. Don't share it with anyone.`,
      push: (store: string): string => `Sign in to ${store}?`,
    },
  },
  sandbox: {
    title: 'Confirm your payment',
    testMode: 'Test mode: no real payment is taken.',
    question: (store: string, amount: string): string =>
      `Approve the payment of ${amount} to ${store}? This page stands in for your bank.`,
    approve: 'Approve payment',
    reject: 'Reject payment',
    answered: 'This payment has already been approved or rejected.',
    done: 'Done. You can close this page.',
  },
  invoice: {
    invoice: 'Invoice',
    stamped: (stamp: string): string => `Invoice, ${stamp.toLowerCase()}`,
    number: (number: string): string => `Invoice no. ${number}`,
    ofOrder: (number: string, date: string): string => `Order ${number} of ${date}`,
    page: (number: string, page: number, pages: number): string =>
      pages === 1 ? `Invoice ${number}` : `Invoice ${number}, page ${page} of ${pages}`,
    billedTo: 'Billed to',
    deliveredTo: 'Delivered to',
    pickedUpAt: 'Picked up at',
    taxId: (id: string): string => `Tax ID ${id}`,
    item: 'Item',
    quantity: 'Quantity',
    price: 'Price',
    tax: 'Tax',
    amount: 'Amount',
    rate: 'Rate',
    taxable: 'Taxable',
    fee: 'Fee',
    named: (what: string, name: string): string => `${what}, ${name}`,
    taxIncluded: 'Tax (included in prices)',
    exempt: 'The buyer is exempt from tax.',
    paid: 'Paid',
    paidInPart: 'Partially paid',
    refunded: 'Refunded',
    refundedInPart: 'Partially refunded',
    due: 'Due',
    stillToBePaid: 'Amount due',
    freeTrial: 'Free trial, nothing due yet',
    dueAfterTrial: 'Due after the free trial',
    canceled: 'Canceled',
    unprintable:
      'Characters shown as � are missing from the fonts of this invoice. You can copy them from here, or read them in full on the order page.',
  },
};

export type StoreWords = typeof en;
