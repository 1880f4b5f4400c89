/** read: none yet */
import type { SeedTranslations } from '../../../types.ts'

export const recordedCourses: SeedTranslations['current'] = {
  'Lesson planning, step by step': 'পাঠ পরিকল্পনা, ধাপে ধাপে',
  'ঔষধের মাত্রা গণনা': 'ঔষধের মাত্রা গণনা',
  'For B.Ed and D.El.Ed students before teaching practice. You plan one lesson from its aim to its last five minutes, watch it taught in a village school, and correct the plan afterwards. With lesson plan forms to copy by hand.':
    'পড়ানোর অনুশীলনের আগে B.Ed ও D.El.Ed-এর ছাত্রছাত্রীদের জন্য। উদ্দেশ্য থেকে শেষ পাঁচ মিনিট পর্যন্ত একটি পাঠের পরিকল্পনা করেন, গ্রামের স্কুলে সেটি পড়ানো দেখেন, তারপর পরিকল্পনা সংশোধন করেন। হাতে তুলে নেওয়ার জন্য পাঠ পরিকল্পনার ফর্ম সঙ্গে আছে।',
  'Every kind of calculation in the D.Pharm examination, explained in Bengali with English terms: ratio and proportion, percentage solutions, alligation, and doses for children. Each video ends with three problems and their solutions.':
    'D.Pharm পরীক্ষার সব রকম গণনা, ইংরেজি শব্দসহ বাংলায় বোঝানো: অনুপাত ও সমানুপাত, শতাংশ দ্রবণ, মিশ্রণের হিসাব আর শিশুদের মাত্রা। প্রতিটি ভিডিওর শেষে তিনটি প্রশ্ন ও তাদের সমাধান।',
  '3 hours': '3 ঘণ্টা',
  '4 hours': '4 ঘণ্টা',
  'What a lesson is for': 'পাঠ কীসের জন্য',
  'The first five minutes': 'প্রথম পাঁচ মিনিট',
  'Questions that make children think': 'যে প্রশ্ন শিশুদের ভাবায়',
  'One class, three levels': 'এক ক্লাস, তিন স্তর',
  'After the bell: correcting your plan': 'ঘণ্টা পড়ার পরে: পরিকল্পনা সংশোধন',
  'Units, ratio and proportion': 'একক, অনুপাত ও সমানুপাত',
  'Percentage solutions': 'শতাংশ দ্রবণ',
  'Alligation without fear': 'ভয় ছাড়া মিশ্রণের হিসাব',
  'Doses for children': 'শিশুদের মাত্রা',
  'Aims that children can reach in forty minutes, and how you notice that they did.':
    'যে উদ্দেশ্যে শিশুরা চল্লিশ মিনিটে পৌঁছতে পারে, আর পৌঁছল কি না আপনি কীভাবে বুঝবেন।',
  'Openings that need no more than a board, chalk and what children brought along.':
    'শুরুর যে কৌশলে বোর্ড, চক আর শিশুদের আনা জিনিস ছাড়া কিছু লাগে না।',
  'Three kinds of questions, and why you wait before you take an answer.':
    'তিন রকম প্রশ্ন, আর উত্তর নেওয়ার আগে কেন অপেক্ষা করবেন।',
  'Work for children who are ahead and for those who need more time.':
    'যারা এগিয়ে আছে আর যাদের আরও সময় লাগে, দুই দলের জন্যই কাজ।',
  'Grains, grams and millilitres, and the one rule behind most of the paper.':
    'গ্রেন, গ্রাম ও মিলিলিটার, আর প্রশ্নপত্রের বেশির ভাগের পিছনের একটি নিয়ম।',
  'Weight in volume, volume in volume, and how to read a label.': 'আয়তনে ওজন, আয়তনে আয়তন, আর লেবেল কীভাবে পড়তে হয়।',
  'Mixing two strengths to a third, with the square that examiners like to see.':
    'দুই মাত্রার দ্রবণ মিশিয়ে তৃতীয়টি বানানো, পরীক্ষকেরা যে বর্গটি দেখতে চান সেটিসহ।',
  'Young, Dilling and Clark, and when to use which of them.': 'ইয়ং, ডিলিং ও ক্লার্ক, আর কখন কোনটি লাগে।',
}
