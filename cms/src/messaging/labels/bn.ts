/** read: none yet */
export const bn: Readonly<Record<string, string>> = {
  'Could not be sent': 'পাঠানো যায়নি',
  'Every e-mail and text message from the portal, and whether it was sent.':
    'পোর্টালের প্রতিটি ই-মেল ও টেক্সট বার্তা, আর সেটি পাঠানো হয়েছে কি না।',
  'Expires on': 'কবে পর্যন্ত বৈধ',
  'Formatted text': 'সাজানো লেখা',
  'Kind of message': 'বার্তার ধরন',
  'Next attempt': 'পরের চেষ্টা',
  Outbox: 'পাঠানো বার্তা',
  'Provider’s reference number': 'পরিষেবার রেফারেন্স নম্বর',
  'Send again': 'আবার পাঠান',
  'Sent by': 'কে পাঠিয়েছেন',
  'Sent message': 'পাঠানো বার্তা',
  'Sent on': 'পাঠানোর সময়',
  'Stored, not sent': 'রাখা হয়েছে, পাঠানো হয়নি',
  'Text deleted on': 'লেখা মোছার সময়',
  'Text message': 'টেক্সট বার্তা',
  To: 'কাকে',
  Waiting: 'অপেক্ষায়',
  'Why the last attempt failed': 'শেষ চেষ্টা কেন সফল হয়নি',
}
