/** read: none yet */
import type { Translations } from '../../../platform/translate.ts'

export const status: Translations = {
  Submitted: 'জমা পড়েছে',
  'We’re checking your details and documents. We’ll write to you.': 'আমরা আপনার তথ্য ও নথি যাচাই করছি। আমরা আপনাকে লিখে জানাব।',
  'Needs correction': 'সংশোধন দরকার',
  'Correct the parts listed above and send the application again.': 'উপরের অংশগুলি ঠিক করে আবেদনটি আবার পাঠান।',
  Corrected: 'সংশোধন করা হয়েছে',
  'We’re checking your corrections. We’ll write to you.': 'আমরা আপনার সংশোধন যাচাই করছি। আমরা আপনাকে লিখে জানাব।',
  'Under review again': 'আবার যাচাই চলছে',
  'We’re checking your application again. We’ll write to you.': 'আমরা আপনার আবেদন আবার যাচাই করছি। আমরা আপনাকে লিখে জানাব।',
  Approved: 'অনুমোদিত',
  'You are admitted. Your fee plan shows what to pay and when. You can pay each fee there.':
    'আপনি ভর্তি হয়েছেন। কবে কত দিতে হবে, তা আপনার ফি প্ল্যানে আছে। সেখানেই প্রতিটি ফি দিতে পারবেন।',
  'Approved, needs completing': 'অনুমোদিত, কিছু কাজ বাকি',
  'You are admitted. Complete the parts listed above.': 'আপনি ভর্তি হয়েছেন। উপরের অংশগুলি সম্পূর্ণ করুন।',
  Rejected: 'নাকচ',
  'Read the reason above. You can apply again, or ask us about it.':
    'উপরে লেখা কারণটি পড়ুন। আপনি আবার আবেদন করতে পারেন, অথবা এই বিষয়ে আমাদের জিজ্ঞাসা করতে পারেন।',
  'Pay the application fee. We’ll review your application after that.': 'আবেদন ফি দিন। তারপর আমরা আপনার আবেদন যাচাই করব।',
  'We’ll review your application once we have its fee.': 'আবেদন ফি পেলে আমরা আপনার আবেদন যাচাই করব।',
  'Once your money is back, you can pay the fee again. We’ll review your application after that.':
    'টাকা ফেরত পেলে আপনি আবার ফি দিতে পারবেন। তারপর আমরা আপনার আবেদন যাচাই করব।',
  'We are refunding {amount} of your application fee, back the way you paid. Banks need 5 to 7 working days.':
    'আপনার আবেদন ফি-র {amount} আমরা ফেরত দিচ্ছি। যেভাবে টাকা দিয়েছিলেন, সেভাবেই ফেরত যাবে। ব্যাংকের 5 থেকে 7টি কাজের দিন লাগে।',
  'We have refunded {amount} of your application fee. If your bank does not show it within 7 working days, write to us.':
    'আপনার আবেদন ফি-র {amount} আমরা ফেরত দিয়েছি। 7টি কাজের দিনের মধ্যে ব্যাংকে টাকাটা না দেখলে আমাদের লিখুন।',
  Pending: 'বিবেচনাধীন',
  'No seat is left at the college.': 'কলেজে আর আসন খালি নেই।',
  'Your marks are below the minimum for this course.': 'এই কোর্সের জন্য ন্যূনতম যে নম্বর লাগে, আপনার নম্বর তার কম।',
  'Your documents do not support your application.': 'আপনার নথির সঙ্গে আপনার আবেদন মেলে না।',
  'The rules of this course do not allow us to admit you.': 'এই কোর্সের নিয়ম অনুযায়ী আমরা আপনাকে ভর্তি করতে পারি না।',
  'You have another application for this course.': 'এই কোর্সের জন্য আপনার আরও একটি আবেদন আছে।',
  'You sent the application': 'আপনি আবেদন পাঠিয়েছেন',
  'You paid the application fee': 'আপনি আবেদন ফি দিয়েছেন',
  'We refunded the application fee': 'আমরা আবেদন ফি ফেরত দিয়েছি',
  'We asked you for corrections': 'আমরা আপনাকে সংশোধন করতে বলেছি',
  'You sent your corrections': 'আপনি সংশোধন পাঠিয়েছেন',
  'We approved the application': 'আমরা আবেদন অনুমোদন করেছি',
  'We rejected the application': 'আমরা আবেদন নাকচ করেছি',
  'We ended our request for corrections': 'আমরা সংশোধনের অনুরোধ তুলে নিয়েছি',
  'We withdrew the approval': 'আমরা অনুমোদন তুলে নিয়েছি',
  'We reopened the application': 'আমরা আবেদনটি আবার খুলেছি',
  'You corrected your application': 'আপনি আপনার আবেদন সংশোধন করেছেন',
  'We changed the last day for your corrections': 'আমরা আপনার সংশোধনের শেষ দিন বদলেছি',
  'You got no seat in this session. Your application fee counts for your application of the next session.':
    'এই শিক্ষাবর্ষে আপনি আসন পাননি। আপনার আবেদন ফি পরের শিক্ষাবর্ষের আবেদনে ধরা হয়েছে।',
  'The application fee of an earlier session counts': 'আগের শিক্ষাবর্ষের আবেদন ফি এতে ধরা হয়েছে',
  'You carried the application over to the next session': 'আপনি আবেদনটি পরের শিক্ষাবর্ষে নিয়ে গেছেন',
  'Carried over to the next session': 'পরের শিক্ষাবর্ষে নেওয়া হয়েছে',
}
