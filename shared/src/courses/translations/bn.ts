/** read: none yet */
import type { Translations } from '../../platform/translate.ts'

export const bn: Translations = {
  'B.Ed': 'B.Ed',
  'D.El.Ed': 'D.El.Ed',
  'D.Pharm': 'D.Pharm',
  'With your application': 'আবেদনের সঙ্গে',
  'Covered by the fee of your application {number}, unless that is returned':
    'আপনার আবেদন {number}-এর ফি এতে ধরা হয়েছে, যদি না সেই ফি আপনাকে ফেরত দেওয়া হয়',
  'Within {days} days of approval': 'অনুমোদনের {days} দিনের মধ্যে',
  'When it is announced': 'তারিখ ঘোষণা হলে',
  'The application fee comes back in full, by itself, if we reject your application because no seat is left. Otherwise it is not refundable.':
    'আসন খালি না থাকায় আমরা আপনার আবেদন নাকচ করলে আবেদন ফি-র পুরো টাকা নিজে থেকেই ফেরত আসে। তা না হলে এই ফি ফেরত হয় না।',
  'GST, the charges of the payment gateway and what you may choose, such as tour and library, are not included.':
    'এর মধ্যে GST, পেমেন্ট গেটওয়ের চার্জ এবং আপনি ইচ্ছা হলে যা নিতে পারেন, যেমন ট্যুর ও লাইব্রেরি, ধরা নেই।',
}
