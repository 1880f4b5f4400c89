/** read: none yet */
export const bn: Readonly<Record<string, string>> = {
  Access: 'তথ্য দেখা',
  'Address of the Data Protection Board': 'ডেটা সুরক্ষা বোর্ডের ঠিকানা',
  Answered: 'উত্তর দেওয়া হয়েছে',
  'Asked on': 'কবে চেয়েছেন',
  'Assigned to': 'কার কাছে আছে',
  'Being erased': 'মোছা হচ্ছে',
  'Closed on': 'কবে বন্ধ হয়েছে',
  Complaint: 'অভিযোগ',
  Correction: 'সংশোধন',
  'Digital Personal Data Protection Rules 2025, rule 14(3): within a reasonable time.':
    'ডিজিটাল ব্যক্তিগত তথ্য সুরক্ষা বিধি 2025, বিধি 14(3): যুক্তিসঙ্গত সময়ের মধ্যে।',
  'E-mail address of the officer': 'আধিকারিকের ই-মেল ঠিকানা',
  Erasure: 'মুছে দেওয়া',
  'Grievance officer': 'অভিযোগ আধিকারিক',
  'In how many days you answer each kind of request. Requests that are open keep the day that they have. The privacy policy names the longest.':
    'প্রতিটি ধরনের অনুরোধের উত্তর আপনি কত দিনে দেন। যে অনুরোধ খোলা আছে, তার দিন একই থাকে। গোপনীয়তা নীতিতে সবচেয়ে লম্বা সময়টি লেখা থাকে।',
  'Language of the person': 'ব্যক্তির ভাষা',
  'Last day for the answer': 'উত্তরের শেষ দিন',
  Nomination: 'মনোনয়ন',
  Open: 'খোলা',
  'Phone of the officer': 'আধিকারিকের ফোন',
  'Reference number': 'রেফারেন্স নম্বর',
  Rejected: 'নাকচ',
  'Request about rights': 'অধিকার নিয়ে অনুরোধ',
  'Requests about rights': 'অধিকার নিয়ে অনুরোধ',
  'Requests about rights: days': 'অধিকার নিয়ে অনুরোধ: দিন',
  Right: 'অধিকার',
  State: 'অবস্থা',
  Student: 'শিক্ষার্থী',
  'Students read it as the next place for a complaint that you did not settle.':
    'আপনি যে অভিযোগ মেটাননি, তা এর পরে কোথায় জানানো যায়, শিক্ষার্থীরা এখানে তা পড়েন।',
  'Students read it where they complain. Without a name they read the address of the office.':
    'শিক্ষার্থীরা যেখানে অভিযোগ জানান, সেখানে এটি পড়েন। নাম না থাকলে তাঁরা অফিসের ঠিকানা পড়েন।',
  'What students ask about their personal data. The request with the earliest last day comes first.':
    'শিক্ষার্থীরা নিজের ব্যক্তিগত তথ্য নিয়ে কী চান। যার শেষ দিন সবচেয়ে আগে, সেই অনুরোধ প্রথমে থাকে।',
  Withdrawn: 'তুলে নেওয়া হয়েছে',
  'by the grievance officer': 'অভিযোগ আধিকারিকের তরফে',
  'and to a message about it': 'এবং এ বিষয়ের বার্তার',
  'about personal data': 'ব্যক্তিগত তথ্য সম্পর্কে',
  'A request for erasure is answered by the erasure, or rejected with a reason.':
    'মুছে ফেলার অনুরোধের উত্তর দেওয়া হয় তথ্য মুছে, বা কারণ জানিয়ে নাকচ করে।',
  'A legal hold keeps everything of this student. Lift it first, or reject the request.':
    'আইনি স্থগিতাদেশে এই ছাত্র বা ছাত্রীর সব কিছু রাখা হয়। আগে সেটি তুলে নিন, বা অনুরোধ নাকচ করুন।',
  'This is all the data we store about the student.': 'ছাত্র বা ছাত্রীটি সম্পর্কে আমরা এই সব তথ্যই রাখি।',
  'The erasure runs. The student reads by e-mail what was erased and what stays.':
    'তথ্য মোছা চলছে। কী মোছা হল আর কী থাকল, ছাত্র বা ছাত্রীটি ই-মেলে জানতে পারবেন।',
  'Put back': 'ফিরিয়ে রাখা হয়েছে',
  'Erasure started': 'মোছা শুরু হয়েছে',
  'Nominated persons': 'মনোনীত ব্যক্তি',
}
