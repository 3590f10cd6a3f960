/** What a store writes to people, in English. The other languages have the same phrases: one that is missing does not compile. */
export const en = {
  order: {
    seeOrder: 'See your order',
    contact: 'Customer:',
    when: 'When',
    subtotal: 'Subtotal',
    discount: 'Discount',
    delivery: 'Delivery',
    fees: 'Fees',
    tax: 'Tax',
    taxIncluded: 'Tax, in the prices',
    total: 'Total',
    sentTo: (how: string): string => `${how === '' ? 'Delivery' : how} to:`,
    pickUpAt: 'Pick up at:',
    note: (words: string): string => `Note: ${words}`,
    aCustomer: 'a customer',
    ourStore: 'our store',
    toBePaid: (amount: string): string => `To be paid: ${amount}.`,
    trialByCard: (amount: string, day: string): string =>
      `Nothing to pay today. Your free trial lasts until ${day}; we then charge ${amount} to your card.`,
    trialByHand: (amount: string, day: string): string =>
      `Nothing to pay today. Your free trial lasts until ${day}; ${amount} is due then.`,
    placed: {
      title: 'Thank you for your order',
      received: (number: string): string => `We have received order ${number}.`,
      preview: (number: string, total: string): string => `Order ${number}, ${total}`,
      subject: (number: string, store: string): string => `Your order ${number} at ${store}`,
    },
    toOwner: {
      title: (number: string): string => `New order ${number}`,
      ordered: (name: string, total: string): string => `${name} ordered for ${total}.`,
      subject: (number: string, total: string): string => `New order ${number}: ${total}`,
    },
    files: {
      title: (count: number): string =>
        count === 1 ? 'Your file is ready' : 'Your files are ready',
      sentence: (number: string, count: number): string =>
        `Thank you for order ${number}. Download ${count === 1 ? 'your file' : 'your files'} here and save a copy on your device.`,
      until: (day: string): string => `The download is available until ${day}.`,
      download: (name: string): string => `Download ${name}`,
      atOrder: (url: string): string => `You can also download from your order:\n${url}`,
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
      ready: 'Your order is ready',
      canBePickedUp: (number: string): string => `Order ${number} can be picked up.`,
      readySubject: (number: string): string => `Order ${number} is ready for you`,
      onItsWay: 'Your order is on its way',
      sent: (number: string): string => `We have sent this of order ${number}:`,
      sentSubject: (number: string): string => `Order ${number} is on its way`,
      trackingNumber: 'Tracking number',
      follow: 'Follow the parcel',
      ownerTitle: (number: string): string => `Order ${number} was fulfilled`,
      all: 'Everything has been sent.',
      part: 'A part of it has been sent.',
      ownerSubject: (number: string, isPickup: boolean): string =>
        `Order ${number}: ${isPickup ? 'ready for pickup' : 'sent'}`,
    },
    refunded: {
      title: (amount: string): string => `${amount} refunded`,
      sentence: (amount: string, number: string): string =>
        `We have refunded ${amount} of order ${number}. Depending on your bank it takes a few days to arrive.`,
      subject: (amount: string, number: string): string => `${amount} of order ${number} refunded`,
      total: 'Refunded',
      ofOrder: (number: string): string => `Of order ${number}.`,
      reason: (words: string): string => `Reason: ${words}`,
      ownerSubject: (number: string, amount: string): string =>
        `Order ${number}: ${amount} refunded`,
    },
    refundFailed: {
      title: (amount: string): string => `${amount} could not be refunded`,
      sentence: (number: string): string =>
        `The refund of order ${number} did not go through, and nobody tries again by itself.`,
      said: (words: string): string => `The payment provider said: ${words}`,
      what: "Give the money back another way, for example by bank transfer or in the provider's own dashboard, and then note the refund at the order, so that it is not given twice.",
      subject: (number: string, amount: string): string =>
        `Order ${number}: ${amount} could not be refunded`,
    },
    canceled: {
      title: (number: string): string => `Order ${number} is canceled`,
      sentence: 'Nothing more of it will be sent or charged.',
      restocked: 'Its items are back in stock.',
      notRestocked: 'Its items were not put back in stock.',
      ownerSubject: (number: string): string => `Order ${number} was canceled`,
    },
  },
  booking: {
    confirmed: 'You are booked',
    moved: 'Your booking was moved',
    canceled: 'Your booking is canceled',
    places: (name: string, count: number): string => `${name}, ${count} places`,
    with: (name: string): string => `With ${name}`,
    until: (when: string): string => `You can cancel or move it until ${when}.`,
    change: 'Cancel or move the booking',
    see: 'See your booking',
  },
  tickets: {
    title: (count: number, event: string): string =>
      `Your ticket${count > 1 ? 's' : ''} for ${event}`,
    subject: (count: number, event: string): string =>
      `Your ticket${count > 1 ? 's' : ''}: ${event}`,
    atTheDoor:
      'Your tickets are attached as a PDF, one page per person. Show the code at the door, on your phone or on paper.',
    onePerson: 'Admits one person, once. Show this code at the door.',
    number: (index: number, count: number): string =>
      count === 1 ? '' : `Ticket ${index} of ${count}`,
    room: (event: string): string => `There is room: ${event}`,
    free: 'Tickets are free again. They go to whoever buys first.',
    buy: 'Buy tickets',
    canceled: (event: string): string => `${event} is canceled`,
    sorry: 'It does not take place. We are sorry. We will write to you about your money.',
    canceledSubject: (event: string): string => `Canceled: ${event}`,
  },
  giftCard: {
    from: (sender: string): string => `${sender} sends you a gift card`,
    yours: 'Your gift card',
    dear: (name: string): string => `Dear ${name},`,
    worth: (value: string): string =>
      `This card is worth ${value}. Enter its code at the checkout; what is left stays on it for the next time.`,
    toTheShop: 'Go to the shop',
  },
  subscription: {
    started: 'Your subscription',
    terms: 'These are the payments you agreed to. Delivery and tax are included.',
    trial: (day: string): string => `Free until ${day}.`,
    chargeOnce: (amount: string, day: string): string => `${amount} on ${day}.`,
    chargeTimes: (amount: string, day: string, every: string, times: number): string =>
      `${amount} on ${day}, then ${every}, ${times} payments in all.`,
    chargeOn: (amount: string, day: string, every: string): string =>
      `${amount} on ${day}, then ${every} until you cancel.`,
    every: (frequency: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR', interval: number): string =>
      interval === 1
        ? `every ${frequency.toLowerCase()}`
        : `every ${interval} ${frequency.toLowerCase()}s`,
    cancel: 'You can cancel at any time in your account.',
    ended: 'Your subscription has ended',
    notCharged: 'We could not charge your card',
    what: (name: string): string => `For ${name}.`,
    gaveUp:
      'We tried several times and could not charge your card. Nothing more will be sent or charged.',
    again: (when: string): string =>
      `We try again on ${when}. You can give us another card before that.`,
    see: 'Your subscriptions',
    late: 'Your next order is late',
    putOff:
      'It cannot be had at the moment, or not be brought to your address. Nothing was charged. We try again every day; have a look at the address, or end it whenever you like.',
  },
  backInStock: {
    something: 'What you were waiting for',
    title: (name: string): string => `${name} is back in stock`,
    sentence: (name: string, price: string): string =>
      `You asked us to tell you when ${name} can be had again${price === '' ? '' : ` for ${price}`}. Now it can, while it lasts.`,
    look: 'Have a look',
    onlyOne: 'This is the only mail you get for this request.',
  },
  account: {
    store: 'Store',
    verify: {
      title: 'Confirm your e-mail address',
      enter: 'Enter this code to confirm that this address is yours. It works for 10 minutes.',
      notYou:
        'If you did not ask for it, you can ignore this message: nothing happens without the code.',
    },
    recovery: {
      title: 'Choose a new password',
      asked:
        'Somebody, probably you, asked for a new password. The link works once, for 10 minutes.',
      notYou: 'If it was not you, ignore this message: your password stays as it is.',
    },
    activation: {
      title: 'Your account is ready',
      made: (store: string): string =>
        `${store} made an account for you. Choose a password to use it. The link works once, for three days.`,
      choose: 'Choose a password',
    },
    passwordChanged: {
      title: 'Your password was changed',
      changed: 'The password of your account was changed, and every device was signed out.',
      notYou: 'If it was not you, ask for a new password at once and write to us.',
    },
    waits: {
      title: 'A new member waits for your approval',
      sentence: (email: string, store: string): string =>
        `${email} would like to become a member of ${store}.`,
      decide: 'Approve or block',
    },
    approved: {
      title: 'Welcome',
      sentence: (store: string): string =>
        `You are now a member of ${store}. You can sign in with your e-mail address and password.`,
      signIn: 'Sign in',
    },
    signInCode: {
      title: 'Your sign-in code',
      enter: 'Enter this code to finish signing in. It works for 10 minutes.',
      notYou: 'If you are not signing in, somebody knows your password: change it.',
      spoken: (store: string, code: string): string =>
        `${store}: your sign-in code is ${code}. Never tell it to anybody.`,
      push: (store: string): string => `Sign in to ${store}?`,
    },
  },
  sandbox: {
    title: 'Confirm your payment',
    testMode: 'Test mode: no real payment is taken.',
    question: (store: string, amount: string): string =>
      `Approve the payment of ${amount} to ${store}? This page stands in for the one of your bank.`,
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
    taxIncluded: 'Tax, included in the prices',
    exempt: 'The buyer is exempt from tax.',
    paid: 'Paid',
    paidInPart: 'Paid in part',
    refunded: 'Refunded',
    refundedInPart: 'Refunded in part',
    due: 'Due',
    stillToBePaid: 'Still to be paid',
    freeTrial: 'Free trial, nothing due yet',
    dueAfterTrial: 'Due after the free trial',
    canceled: 'Canceled',
    unprintable:
      'The letters shown as � are not in the fonts of this invoice. They can be copied from it, and are read in full at the order.',
  },
};

export type StoreWords = typeof en;
