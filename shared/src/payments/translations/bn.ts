/** read: none yet */
import type { Translations } from '../../platform/translate.ts'

export const bn: Translations = {
  'Application fee': 'আবেদন ফি',
  'Course fee': 'কোর্স ফি',
  'Book order': 'বইয়ের অর্ডার',
  'Recorded course': 'রেকর্ড করা কোর্স',
  'Seat acceptance fee': 'আসন গ্রহণের ফি',
  'Paid for the seat before': 'আগের আসনের জন্য দেওয়া',
  'You have not paid this yet.': 'আপনি এখনও এর টাকা দেননি।',
  'You opened the payment page, but we know of no payment there. You can pay now.':
    'আপনি পেমেন্টের পেজ খুলেছিলেন, কিন্তু সেখানে কোনো পেমেন্টের খবর আমরা পাইনি। এখন টাকা দিতে পারেন।',
  'Your bank has not confirmed this payment yet. We keep asking, so do not pay again now. This can take a few minutes.':
    'আপনার ব্যাংক এখনও এই পেমেন্ট নিশ্চিত করেনি। আমরা বারবার খোঁজ নিচ্ছি, তাই এখন আবার টাকা দেবেন না। কয়েক মিনিট লাগতে পারে।',
  'Thank you. We have received your payment.': 'ধন্যবাদ। আমরা আপনার পেমেন্ট পেয়েছি।',
  'This payment did not go through. You can try again. If money left your account, your bank usually returns it within 5 to 7 bank working days.':
    'এই পেমেন্ট সফল হয়নি। আপনি আবার চেষ্টা করতে পারেন। আপনার অ্যাকাউন্ট থেকে টাকা কেটে থাকলে ব্যাংক সাধারণত ব্যাংকের 5 থেকে 7টি কাজের দিনের মধ্যে তা ফেরত দেয়।',
  'The payment page closed before you paid. You can pay now.':
    'আপনি টাকা দেওয়ার আগেই পেমেন্টের পেজ বন্ধ হয়ে গেছে। এখন টাকা দিতে পারেন।',
  'The bank reported a different amount, so we have not counted this payment yet. Contact us, and do not pay again.':
    'ব্যাংক অন্য পরিমাণ টাকার কথা জানিয়েছে, তাই এই পেমেন্ট আমরা এখনও হিসাবে ধরিনি। আমাদের সঙ্গে যোগাযোগ করুন। আবার পেমেন্ট করবেন না।',
  'We have received your cheque. It counts when the bank has paid it, so do not pay again.':
    'আমরা আপনার চেক পেয়েছি। ব্যাংক চেকের টাকা দিলে এটি ধরা হবে, তাই আবার টাকা দেবেন না।',
  'Your money is on its way back to you. Banks need 5 to 7 bank working days.':
    'আপনার টাকা আপনার কাছে ফেরত যাচ্ছে। ব্যাংকের 5 থেকে 7টি কাজের দিন লাগে।',
  'We have refunded this payment.': 'আমরা এই পেমেন্ট ফেরত দিয়েছি।',
  'You do not need to pay this.': 'আপনাকে এই টাকা দিতে হবে না।',
  'Your bank has not confirmed this payment yet. You can wait, or pay again. If both payments go through, we refund one of them.':
    'আপনার ব্যাংক এখনও এই পেমেন্ট নিশ্চিত করেনি। আপনি অপেক্ষা করতে পারেন, অথবা আবার টাকা দিতে পারেন। দুটি পেমেন্টই সফল হলে আমরা একটির টাকা ফেরত দেব।',
  'We have refunded your earlier payment. You can pay this fee again.':
    'আমরা আপনার আগের পেমেন্ট ফেরত দিয়েছি। আপনি এই ফি আবার দিতে পারেন।',
  'You had already paid, so we are refunding this payment. Banks need 5 to 7 working days.':
    'আপনি আগেই টাকা দিয়েছিলেন, তাই আমরা এই পেমেন্ট ফেরত দিচ্ছি। ব্যাংকের 5 থেকে 7টি কাজের দিন লাগে।',
  'You had already paid, so we have refunded this payment.': 'আপনি আগেই টাকা দিয়েছিলেন, তাই আমরা এই পেমেন্ট ফেরত দিয়েছি।',
  'You get the full amount back.': 'আপনি পুরো টাকা ফেরত পাবেন।',
  'This payment is not refundable.': 'এই পেমেন্টের টাকা ফেরত হয় না।',
  'If we reject your application because no seat is left, you get the full amount back by itself. Otherwise this payment is not refundable.':
    'আসন খালি না থাকায় আমরা আপনার আবেদন নাকচ করলে পুরো টাকা নিজে থেকেই আপনার কাছে ফেরত আসবে। তা না হলে এই পেমেন্টের টাকা ফেরত হয় না।',
  'If the student discontinues, 75% of the total course fee is owed; no refund after discontinuance.':
    'শিক্ষার্থী মাঝপথে কোর্স ছেড়ে দিলে কোর্সের মোট ফি-র 75% দিতে হবে; কোর্স ছাড়ার পরে কোনো টাকা ফেরত দেওয়া হবে না।',
  '75% of the total course fee of {fee} is {owed}.': 'কোর্সের মোট ফি {fee}, তার 75% হল {owed}।',
  'You get the caution money of {amount} back in full.': 'কশন মানির {amount} আপনি পুরোটাই ফেরত পাবেন।',
  'If you pay twice, we refund the second payment by ourselves.':
    'দুবার টাকা দিয়ে ফেললে দ্বিতীয় পেমেন্টের টাকা আমরা নিজেরাই ফেরত দেব।',
  'If you withdrew today, you would get {refund} of {amount} back.':
    'আজ আপনি ভর্তি বাতিল করলে {amount}-এর মধ্যে {refund} ফেরত পাবেন।',
  'We refund within 15 days of your written request, to the account that you paid from.':
    'আপনার লিখিত অনুরোধের 15 দিনের মধ্যে আমরা টাকা ফেরত দিই। যে অ্যাকাউন্ট থেকে টাকা দিয়েছিলেন, টাকা সেখানেই যায়।',
  'If you withdraw by {day}, you get the full amount back.': '{day} তারিখের মধ্যে আপনি ভর্তি বাতিল করলে পুরো টাকা ফেরত পাবেন।',
  'If you withdraw by {day}, you get everything back except at most {kept}.':
    '{day} তারিখের মধ্যে আপনি ভর্তি বাতিল করলে সর্বাধিক {kept} কেটে বাকি সব টাকা ফেরত পাবেন।',
  'After that, the refund depends on when you withdraw. The last date of admission is {day}.':
    'তার পরে কত টাকা ফেরত পাবেন, তা নির্ভর করে আপনি কবে ভর্তি বাতিল করছেন তার উপর। ভর্তির শেষ তারিখ {day}।',
  'The refund depends on when you withdraw. The last date of admission is {day}.':
    'কত টাকা ফেরত পাবেন, তা নির্ভর করে আপনি কবে ভর্তি বাতিল করছেন তার উপর। ভর্তির শেষ তারিখ {day}।',
  'The last date of admission is not announced yet.': 'ভর্তির শেষ তারিখ এখনও ঘোষণা করা হয়নি।',
  '{days} days or more before the last date: {percent} %.': 'শেষ তারিখের {days} দিন বা তার বেশি আগে: {percent} %।',
  '{days} days or more before the last date: {percent} %, less {share} % of the fee, at most {max}.':
    'শেষ তারিখের {days} দিন বা তার বেশি আগে: {percent} %, তবে তা থেকে ফি-র {share} % (সর্বাধিক {max}) কাটা হবে।',
  'Up to and including the last date: {percent} %.': 'শেষ তারিখ পর্যন্ত (ওই দিনটি সহ): {percent} %।',
  'Up to {days} days after the last date: {percent} %.': 'শেষ তারিখের পরে {days} দিন পর্যন্ত: {percent} %।',
  'Later: no refund.': 'তার পরে: কোনো টাকা ফেরত নেই।',
}
