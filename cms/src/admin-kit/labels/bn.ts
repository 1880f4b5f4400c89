/** read: none yet */
export const bn: Readonly<Record<string, string>> = {
  Applications: 'আবেদন',
  Students: 'ছাত্রছাত্রী',
  Payments: 'পেমেন্ট',
  'Courses and colleges': 'কোর্স ও কলেজ',
  Bookshop: 'বইয়ের দোকান',
  'Recorded courses': 'রেকর্ড করা কোর্স',
  Website: 'ওয়েবসাইট',
  Messages: 'বার্তা',
  'People and settings': 'লোকজন ও সেটিং',
}
