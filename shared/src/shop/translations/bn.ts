/** read: none yet */
import type { Translations } from '../../platform/translate.ts'

export const bn: Translations = {
  'You have not paid for this order yet.': 'আপনি এখনও এই অর্ডারের টাকা দেননি।',
  'You cancelled this order before you paid for it. You do not need to pay.':
    'টাকা দেওয়ার আগেই আপনি এই অর্ডার বাতিল করেছেন। আপনাকে টাকা দিতে হবে না।',
  'We have received your payment.': 'আমরা আপনার পেমেন্ট পেয়েছি।',
  'We are cancelling this order. You will get an e-mail when it is done.':
    'আমরা এই অর্ডার বাতিল করছি। হয়ে গেলে আপনি একটি ই-মেল পাবেন।',
  'We are cancelling the books that you chose. You will get an e-mail when it is done.':
    'আপনি যে বইগুলি বেছে নিয়েছেন, আমরা সেগুলি বাতিল করছি। হয়ে গেলে আপনি একটি ই-মেল পাবেন।',
  'We have received your return request. We reply within 2 working days.':
    'আপনার বই ফেরতের অনুরোধ আমরা পেয়েছি। আমরা 2টি কাজের দিনের মধ্যে উত্তর দিই।',
  'Send us the books that you return, as we describe it here. We refund them after we have received and checked them.':
    'যে বইগুলি ফেরত দিচ্ছেন, সেগুলি এখানে যেভাবে লেখা আছে সেভাবে আমাদের পাঠান। বই পাওয়ার ও পরীক্ষা করার পরে আমরা টাকা ফেরত দেব।',
  'We have received your books and are checking them. That takes at least 3 days. Then you will get an e-mail.':
    'আমরা আপনার বই পেয়েছি এবং পরীক্ষা করছি। এতে কমপক্ষে 3 দিন লাগে। তার পরে আপনি একটি ই-মেল পাবেন।',
  'Another buyer got the last copy before your payment arrived. We refund the whole amount.':
    'আপনার পেমেন্ট আসার আগেই শেষ কপিটি অন্য একজন ক্রেতা পেয়ে গেছেন। আমরা পুরো টাকা ফেরত দেব।',
  'This order is cancelled.': 'এই অর্ডার বাতিল হয়েছে।',
  'You have returned this order.': 'আপনি এই অর্ডার ফেরত দিয়েছেন।',
  'It is not the book I ordered': 'যে বই অর্ডার করেছিলাম, এটি সেই বই নয়',
  'It arrived damaged': 'বইটি নষ্ট অবস্থায় এসেছে',
  'It has a printing fault': 'ছাপায় ভুল আছে',
  'I changed my mind, and the book is unused': 'আমি মত বদলেছি, আর বইটি ব্যবহার করিনি',
  'You have withdrawn your return request. You keep the books.':
    'আপনি বই ফেরতের অনুরোধ তুলে নিয়েছেন। বইগুলি আপনার কাছেই থাকবে।',
  'We have received your payment and are packing your books.': 'আমরা আপনার পেমেন্ট পেয়েছি এবং আপনার বই প্যাক করছি।',
  'Your parcel is packed. The courier will collect it.': 'আপনার পার্সেল প্যাক হয়ে গেছে। কুরিয়ার এটি নিয়ে যাবে।',
  'Your parcel is on its way to you.': 'আপনার পার্সেল রওনা হয়েছে।',
  'The courier is bringing your parcel to you.': 'কুরিয়ার আপনার পার্সেল নিয়ে আপনার কাছে আসছে।',
  'The courier has delivered your parcel.': 'কুরিয়ার আপনার পার্সেল পৌঁছে দিয়েছে।',
  'The courier could not deliver your parcel and is bringing it back to us.':
    'কুরিয়ার আপনার পার্সেল পৌঁছে দিতে পারেনি, তাই সেটি আমাদের কাছে ফিরিয়ে আনছে।',
  'Your parcel has come back to us. Contact us, and we agree with you what to do next.':
    'আপনার পার্সেল আমাদের কাছে ফিরে এসেছে। আমাদের সঙ্গে যোগাযোগ করুন। এরপর কী করা হবে, তা আপনার সঙ্গে কথা বলে ঠিক করব।',
  'Waiting to be packed': 'প্যাক করার অপেক্ষায়',
  'Being packed': 'প্যাক করা হচ্ছে',
  'Ready for the courier': 'কুরিয়ারের জন্য তৈরি',
  Shipped: 'পাঠানো হয়েছে',
  'In progress': 'কাজ চলছে',
  'Out for delivery': 'ডেলিভারির জন্য বেরিয়েছে',
  Delivered: 'পৌঁছে গেছে',
  'On the way back to us': 'আমাদের কাছে ফিরে আসছে',
  'Returned to us': 'আমাদের কাছে ফিরে এসেছে',
  Cancelled: 'বাতিল',
  'Enter your first name': 'আপনার নাম লিখুন (পদবি ছাড়া)',
  'Your first name can have at most 60 characters': 'নামে (পদবি ছাড়া) সর্বাধিক 60টি অক্ষর লেখা যাবে',
  'Enter your last name': 'আপনার পদবি লিখুন',
  'Your last name can have at most 60 characters': 'পদবিতে সর্বাধিক 60টি অক্ষর লেখা যাবে',
  'Enter your house number and street': 'আপনার বাড়ির নম্বর ও রাস্তা লিখুন',
  'Your house number and street can have at most 120 characters': 'বাড়ির নম্বর ও রাস্তায় সর্বাধিক 120টি অক্ষর লেখা যাবে',
  'Enter your village or locality': 'আপনার গ্রাম বা এলাকা লিখুন',
  'Your village or locality can have at most 120 characters': 'গ্রাম বা এলাকায় সর্বাধিক 120টি অক্ষর লেখা যাবে',
  'Enter your city or post office': 'আপনার শহর বা ডাকঘর লিখুন',
  'Your city or post office can have at most 30 characters': 'শহর বা ডাকঘরে সর্বাধিক 30টি অক্ষর লেখা যাবে',
  'Choose your district': 'আপনার জেলা বেছে নিন',
  'Your district can have at most 60 characters': 'জেলায় সর্বাধিক 60টি অক্ষর লেখা যাবে',
  'Choose your state': 'আপনার রাজ্য বেছে নিন',
  'Your state can have at most 60 characters': 'রাজ্যে সর্বাধিক 60টি অক্ষর লেখা যাবে',
  'Enter a PIN code of 6 digits, such as 741101': '6 সংখ্যার পিন কোড লিখুন, যেমন 741101',
  'Check your PIN code. No place in India has a code that begins with its first three digits.':
    'পিন কোডটি মিলিয়ে দেখুন। ভারতের কোনো জায়গার পিন কোড এই প্রথম তিনটি সংখ্যা দিয়ে শুরু হয় না।',
  'We deliver within India only': 'আমরা শুধু ভারতের মধ্যে ডেলিভারি দিই',
  'Enter your email': 'আপনার ই-মেল লিখুন',
  'This e-mail address is too long': 'এই ই-মেল ঠিকানাটি খুব বড়',
  'Enter an e-mail address such as asha@example.in': 'একটি ই-মেল ঠিকানা লিখুন, যেমন asha@example.in',
  'Enter Phone No. & number should be 10 digit': 'ফোন নম্বর লিখুন, নম্বরটি 10 সংখ্যার হবে',
}
