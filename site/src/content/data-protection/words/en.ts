/** Words of the pages that say which companies receive data, and what the portal stores in a browser. */
export const en = {
  processors: {
    title: 'Companies that work for us',
    description: 'The companies that receive personal data to work for us, what each of them gets, and where.',
    lead: 'These companies receive personal data to work for us. The list follows the settings of the portal: a company is in it as long as it is switched on.',
    none: 'No company receives personal data from us at present.',
    colleges:
      'Your chosen college and its university, board or council receive your application, too. The privacy notice says so.',
    purpose: 'What it does for us',
    receives: 'What it receives',
    where: 'Where',
    policy: 'Its privacy policy',
    items: {
      phonepe: {
        purpose: 'Takes your payments and pays refunds.',
        receives:
          'The amount, our number of the payment and what it is for. On its page you enter what it needs, such as your UPI ID.',
        where: 'India',
      },
      razorpay: {
        purpose: 'Takes your payments and pays refunds.',
        receives:
          'The amount, our number of the payment and what it is for. On its page you enter what it needs, such as your UPI ID.',
        where: 'India',
      },
      shiprocket: {
        purpose: 'Finds couriers for your parcels.',
        receives: 'Name, address, phone number and e-mail address of the order, and the books in the parcel.',
        where: 'India',
      },
      msg91: {
        purpose: 'Sends our text messages.',
        receives: 'Your phone number and the text of the message.',
        where: 'India',
      },
      twilio: {
        purpose: 'Sends our text messages.',
        receives: 'Your phone number and the text of the message.',
        where: 'United States of America',
      },
      mail: {
        purpose: 'Sends our e-mails.',
        receives: 'Your e-mail address and the text of the e-mail.',
        where: '',
      },
      aws: {
        purpose: 'Stores files and backups for us.',
        receives: 'Your uploaded documents, photograph and signature, and backups of the portal.',
        where: '',
      },
      storage: {
        purpose: 'Stores files for us.',
        receives: 'Your uploaded documents, photograph and signature.',
        where: '',
      },
      archive: {
        purpose: 'Stores backups of the portal.',
        receives: 'All records of the portal, so that nothing is lost when a disk fails.',
        where: '',
      },
    },
    names: { mail: 'Our mail server', storage: 'Our object storage', archive: 'Our backup server' },
    press: 'Only after you press',
    pressText:
      'Maps, videos and WhatsApp belong to other companies. Our pages load nothing of them. If you press the button, your browser connects to that company. It then sees your IP address and the address of our site, and may set cookies of its own.',
    pressItems: {
      google: 'Maps of colleges and videos',
      openstreetmap: 'Maps of colleges',
      vimeo: 'Videos',
      whatsapp: 'A chat with our office',
    },
  },
  cookies: {
    title: 'Cookies and what your browser stores',
    description:
      'Every cookie and every entry that this site stores in your browser, what it is for and how long it stays.',
    lead: 'We store only what the site needs to work for you. There are no cookies for advertising or for counting visits, and none of other companies, so we need not ask for your consent.',
    caption: 'What is stored',
    name: 'Name',
    kind: 'Kind',
    purpose: 'What it is for',
    lifetime: 'How long',
    kinds: { cookie: 'Cookie', storage: 'Storage of the browser' },
    lifetimes: {
      tab: 'Until you close the tab',
      logout: 'Until you log out',
      deleted: 'Until you delete it',
      minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
      hours: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
      days: (count: number) => `${count} days`,
    },
    items: {
      session: 'Keeps you logged in.',
      phone: 'Remembers that you entered the code for your phone number, until your account is created.',
      registration: 'Lets the code from our e-mail log you in, in the browser in which you registered.',
      devices:
        'Recognises a device on which you logged in before, so that others who guess your password cannot lock you out.',
      request: 'Lets you read and write in a request that you opened with its code.',
      loggedIn: 'Says that you are logged in, so that pages show your account at once. It is no key to it.',
      language: 'Remembers your language, and takes what you typed along when you change it.',
      draftOfAccount: 'Keeps what you typed when creating an account, without the password.',
      basket: 'Keeps the books in your basket before you log in.',
      tips: 'Counts your first visits to the dashboard, so that a tip is shown only then.',
      student: 'Keeps what you typed into forms and have not sent, and your basket, on this device.',
    },
    delete:
      'You can delete all of it in the settings of your browser. You then log in again, and what you had not sent is lost.',
  },
}
