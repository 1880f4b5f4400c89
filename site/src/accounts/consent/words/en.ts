/** The privacy notice of the version that `PRIVACY_NOTICE_VERSION` names; only pages that are drawn once use it. */
export const en = {
  title: 'Privacy notice',
  short:
    'We use what you enter for your account, your applications, fees and orders. For anything else we ask you first.',
  open: 'What we collect, and your rights',
  version: (day: string) => `Version of ${day}.`,
  policy: 'Read the whole privacy policy',
  items: [
    {
      title: 'What we collect',
      text: 'For your account: name, e-mail address, phone number and password. For an application: what the college and the university ask for, with your papers, photograph and signature. For payments and orders: amounts, results and the delivery address.',
    },
    {
      title: 'What for',
      text: 'To keep your account safe, to prepare and send your application, to collect fees and issue receipts, and to deliver books and classes. Without this we cannot serve you.',
    },
    {
      title: 'What you can refuse',
      text: 'Messages of our office on WhatsApp. They are off until you agree, and you lose nothing without them.',
    },
    {
      title: 'If you are under 18',
      text: 'A parent or guardian gives consent with a code sent to their own phone. We keep their name, relation and phone number as proof. We do not track you and send you no offers.',
    },
    {
      title: 'On which basis',
      text: 'Your consent. Receipts and records of fees are also kept because tax law asks for them.',
    },
    {
      title: 'Who receives it',
      text: 'Your chosen college and its university, board or council; for a payment the payment company; for a parcel the courier; and companies that send our messages and store our data for us. We do not sell your data.',
    },
    { title: 'How long we keep it', text: 'The privacy policy has the period for each kind of record.' },
    {
      title: 'Your rights',
      text: 'See, correct and download your data, withdraw your consent, ask for the deletion of your account, and name a person who uses these rights for you if you cannot: all of it under Setting in your account.',
    },
  ],
  complain: (contact: string) =>
    `To ask or complain, write to us${contact && ` (${contact})`}. If our answer does not satisfy you, complain to the Data Protection Board of India.`,
  complainTitle: 'Where to complain',
}
