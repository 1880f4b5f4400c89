/** read: none yet */
export const bn: Readonly<Record<string, string>> = {
  'Add a recorded course': 'রেকর্ড করা কোর্স যোগ করুন',
  'Address of the video': 'ভিডিওর ঠিকানা',
  'How GST treats recorded courses. Receipts print it as set here at the time of payment; receipts that exist keep their text. Ask your accountant.':
    'রেকর্ড করা কোর্সে GST কেমন। পেমেন্টের সময় এখানে যা থাকে, রসিদে তা-ই ছাপে; আগের রসিদের লেখা একই থাকে। আপনার হিসাবরক্ষককে জিজ্ঞাসা করুন।',
  'In the order in which students watch them. Visitors see titles and descriptions; only students who bought the course see the addresses.':
    'ছাত্রছাত্রীরা যে ক্রমে দেখেন। দর্শকেরা শিরোনাম ও বিবরণ দেখেন; ঠিকানা শুধু যাঁরা কোর্স কিনেছেন তাঁরা দেখেন।',
  'Name, price, a picture and its videos': 'নাম, দাম, ছবি ও তার ভিডিও',
  'Offer for sale': 'বিক্রিতে রাখুন',
  'Opens in a new tab. Use an address that search engines cannot find.':
    'নতুন ট্যাবে খোলে। সার্চ ইঞ্জিন খুঁজে পায় না এমন ঠিকানা দিন।',
  'Purchase of a recorded course': 'রেকর্ড করা কোর্স কেনা',
  'Purchases of recorded courses': 'রেকর্ড করা কোর্স কেনা',
  'Short description': 'ছোট বিবরণ',
  'Students watch a course while its purchase is paid; a full refund ends it. The portal updates purchases, so you cannot edit them.':
    'পেমেন্ট থাকলে ছাত্রছাত্রীরা কোর্স দেখেন; পুরো টাকা ফেরত হলে বন্ধ হয়। পোর্টাল এগুলি বদলায়, তাই আপনি বদলাতে পারেন না।',
  'Tax on recorded courses': 'রেকর্ড করা কোর্সে কর',
  'Untick to stop selling the course. Students who bought it keep it.':
    'টিক তুললে কোর্স আর বিক্রি হবে না। যাঁরা কিনেছেন, তাঁদের থাকবে।',
  'Video courses that students buy and watch in their account.': 'ভিডিও কোর্স, যা ছাত্রছাত্রীরা কিনে নিজেদের অ্যাকাউন্টে দেখেন।',
  'Watched video': 'দেখা ভিডিও',
  'Watched videos': 'দেখা ভিডিও',
  'What the course teaches': 'কোর্সে কী শেখানো হয়',
  'You cannot delete this account, because we received a payment for the recorded course “{name}”. We must keep the records of payments.':
    'এই অ্যাকাউন্ট মোছা যাবে না, কারণ রেকর্ড করা কোর্স “{name}”-এর পেমেন্ট আমরা পেয়েছি। পেমেন্টের নথি আমাদের রাখতে হয়।',
}
