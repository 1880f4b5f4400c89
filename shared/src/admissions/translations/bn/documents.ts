/** read: none yet */
import type { Translations } from '../../../platform/translate.ts'

export const documents: Translations = {
  'Photo and Signature': 'ছবি ও স্বাক্ষর',
  'Admit Card and Results': 'অ্যাডমিট কার্ড ও রেজাল্ট',
  'Aadhaar and Certificates': 'আধার ও শংসাপত্র',
  'Profile photo': 'প্রোফাইল ছবি',
  Signature: 'স্বাক্ষর',
  'Class 10 admit card': 'ক্লাস 10-এর অ্যাডমিট কার্ড',
  'Class 10 result': 'ক্লাস 10-এর রেজাল্ট',
  'Class 12 result': 'ক্লাস 12-এর রেজাল্ট',
  'Graduation result': 'স্নাতকের রেজাল্ট',
  'Post-graduation result': 'স্নাতকোত্তরের রেজাল্ট',
  'Aadhaar card': 'আধার কার্ড',
  'Caste certificate': 'জাতিগত শংসাপত্র',
  'Disability certificate': 'প্রতিবন্ধী শংসাপত্র',
  'Fitness certificate': 'ফিটনেস শংসাপত্র',
  'Residence certificate': 'বসবাসের শংসাপত্র',
  'Other certificate': 'অন্য শংসাপত্র',
  'A recent photo of your face, as for a passport.': 'আপনার মুখের সাম্প্রতিক ছবি, যেমন পাসপোর্টে লাগে।',
  'Your signature on white paper.': 'সাদা কাগজে আপনার স্বাক্ষর।',
  'If you can, use the masked Aadhaar, which you can download from myAadhaar.':
    'পারলে মাস্কড আধার দিন। এটি myAadhaar থেকে ডাউনলোড করা যায়।',
  'For example, your class 12 registration or pass certificate.': 'যেমন আপনার ক্লাস 12-এর রেজিস্ট্রেশন শংসাপত্র বা পাশ শংসাপত্র।',
  'profile photo': 'প্রোফাইল ছবি',
  signature: 'স্বাক্ষর',
  'class 10 admit card': 'ক্লাস 10-এর অ্যাডমিট কার্ড',
  'class 10 result': 'ক্লাস 10-এর রেজাল্ট',
  'class 12 result': 'ক্লাস 12-এর রেজাল্ট',
  'graduation result': 'স্নাতকের রেজাল্ট',
  'post-graduation result': 'স্নাতকোত্তরের রেজাল্ট',
  'caste certificate': 'জাতিগত শংসাপত্র',
  'disability certificate': 'প্রতিবন্ধী শংসাপত্র',
  'fitness certificate': 'ফিটনেস শংসাপত্র',
  'residence certificate': 'বসবাসের শংসাপত্র',
  'other certificate': 'অন্য শংসাপত্র',
  'Not checked yet': 'এখনও যাচাই হয়নি',
  Verified: 'যাচাই হয়েছে',
  'Not accepted': 'গ্রহণ করা হয়নি',
  'Upload your {document}': 'আপনার {document} আপলোড করুন',
  'We did not accept this file. Upload a different one: {document}':
    'আমরা এই ফাইল গ্রহণ করিনি। অন্য একটি ফাইল আপলোড করুন: {document}',
  'File should be less then 200kb': 'ফাইল 200 কেবি-র কম হতে হবে',
  'File extension should be only jpg, png , jpeg': 'ফাইল শুধু JPG, PNG বা JPEG হতে হবে',
  'File extension should be only jpg, png , jpeg. This is a HEIC photo. On the iPhone choose Settings, Camera, Formats, Most Compatible, then take it again. Or choose a screenshot of the photo.':
    'ফাইল শুধু JPG, PNG বা JPEG হতে হবে। এটি HEIC ছবি। আইফোনে সেটিংস, ক্যামেরা, ফরম্যাটস, মোস্ট কম্প্যাটিবল বেছে নিয়ে আবার ছবি তুলুন। অথবা ছবির স্ক্রিনশট বেছে নিন।',
  'File should be less then 5 MB': 'ফাইল 5 এমবি-র কম হতে হবে',
  'File extension should be only jpg, png , jpeg , pdf': 'ফাইল শুধু JPG, PNG, JPEG বা PDF হতে হবে',
  'File extension should be only jpg, png , jpeg , pdf. This is a HEIC photo. On the iPhone choose Settings, Camera, Formats, Most Compatible, then take it again. Or choose a screenshot of the photo.':
    'ফাইল শুধু JPG, PNG, JPEG বা PDF হতে হবে। এটি HEIC ছবি। আইফোনে সেটিংস, ক্যামেরা, ফরম্যাটস, মোস্ট কম্প্যাটিবল বেছে নিয়ে আবার ছবি তুলুন। অথবা ছবির স্ক্রিনশট বেছে নিন।',
  'File extension should be only pdf': 'ফাইল শুধু PDF হতে হবে',
  'This file is named as a JPG picture, but it is not one. Save it as JPG, or choose another file.':
    'ফাইলের নামে JPG আছে, কিন্তু এটি JPG ছবি নয়। JPG হিসেবে সেভ করুন, অথবা অন্য ফাইল বেছে নিন।',
  'This file is named as a PNG picture, but it is not one. Save it as PNG, or choose another file.':
    'ফাইলের নামে PNG আছে, কিন্তু এটি PNG ছবি নয়। PNG হিসেবে সেভ করুন, অথবা অন্য ফাইল বেছে নিন।',
  'This file is named as a PDF, but it is not one. Save it as PDF, or choose another file.':
    'ফাইলের নামে PDF আছে, কিন্তু এটি PDF নয়। PDF হিসেবে সেভ করুন, অথবা অন্য ফাইল বেছে নিন।',
  'File Successfully Uploaded': 'ফাইল আপলোড হয়েছে',
  'This file is empty. Choose another one.': 'এই ফাইলে কিছু নেই। অন্য ফাইল বেছে নিন।',
  'This file is damaged or incomplete. Choose another one.': 'এই ফাইল নষ্ট বা অসম্পূর্ণ। অন্য ফাইল বেছে নিন।',
  'This PDF is protected. Print it to a new PDF without a password and choose that one.':
    'এই PDF সুরক্ষিত। প্রিন্ট করে পাসওয়ার্ড ছাড়া একটি নতুন PDF বানান এবং সেটি বেছে নিন।',
  'This PDF can run programs, open other pages or send data, or it contains other files. Print it to a new PDF and choose that one.':
    'এই PDF প্রোগ্রাম চালাতে, অন্য পেজ খুলতে বা তথ্য পাঠাতে পারে, অথবা এর মধ্যে অন্য ফাইল আছে। প্রিন্ট করে একটি নতুন PDF বানান এবং সেটি বেছে নিন।',
  'This PDF has more than 100 pages. Choose one with only the pages that we ask for.':
    'এই PDF-এ 100-র বেশি পাতা আছে। এমন PDF বেছে নিন, যাতে শুধু আমাদের চাওয়া পাতাগুলি আছে।',
  'We cannot check this file. Take a photo of the paper, or choose another file.':
    'আমরা এই ফাইল পরীক্ষা করতে পারছি না। কাগজটির ছবি তুলুন, অথবা অন্য ফাইল বেছে নিন।',
  'We cannot check this PDF. Print it to a new PDF, or take a photo of the paper, and choose that one.':
    'আমরা এই PDF পরীক্ষা করতে পারছি না। প্রিন্ট করে একটি নতুন PDF বানান বা কাগজটির ছবি তুলুন, এবং সেটি বেছে নিন।',
}
