/** read: none yet */
export const hi: Readonly<Record<string, string>> = {
  Access: 'डेटा देखना',
  'Address of the Data Protection Board': 'डेटा संरक्षण बोर्ड का पता',
  Answered: 'जवाब दिया गया',
  'Asked on': 'पूछने का समय',
  'Assigned to': 'किसे सौंपा',
  'Being erased': 'मिटाया जा रहा है',
  'Closed on': 'बंद होने का समय',
  Complaint: 'शिकायत',
  Correction: 'सुधार',
  'Digital Personal Data Protection Rules 2025, rule 14(3): within a reasonable time.':
    'डिजिटल व्यक्तिगत डेटा संरक्षण नियम 2025, नियम 14(3): उचित समय के भीतर।',
  'E-mail address of the officer': 'अधिकारी का ई-मेल पता',
  Erasure: 'मिटाना',
  'Grievance officer': 'शिकायत अधिकारी',
  'In how many days you answer each kind of request. Requests that are open keep the day that they have. The privacy policy names the longest.':
    'हर तरह के अनुरोध का जवाब आप कितने दिनों में देते हैं। जो अनुरोध खुले हैं, उनका दिन वही रहता है। निजता नीति सबसे लंबा समय बताती है।',
  'Language of the person': 'व्यक्ति की भाषा',
  'Last day for the answer': 'जवाब का आखिरी दिन',
  Nomination: 'नामित करना',
  Open: 'खुला',
  'Phone of the officer': 'अधिकारी का फ़ोन',
  'Reference number': 'संदर्भ नंबर',
  Rejected: 'अस्वीकृत',
  'Request about rights': 'अधिकारों के बारे में अनुरोध',
  'Requests about rights': 'अधिकारों के बारे में अनुरोध',
  'Requests about rights: days': 'अधिकारों के बारे में अनुरोध: दिन',
  Right: 'अधिकार',
  State: 'स्थिति',
  Student: 'विद्यार्थी',
  'Students read it as the next place for a complaint that you did not settle.':
    'विद्यार्थी इसे उस अगली जगह के रूप में पढ़ते हैं, जहाँ वे ऐसी शिकायत भेज सकते हैं जिसका हल आपने नहीं किया।',
  'Students read it where they complain. Without a name they read the address of the office.':
    'विद्यार्थी इसे वहाँ पढ़ते हैं, जहाँ वे शिकायत करते हैं। नाम न होने पर वे कार्यालय का पता पढ़ते हैं।',
  'What students ask about their personal data. The request with the earliest last day comes first.':
    'विद्यार्थी अपने व्यक्तिगत डेटा के बारे में क्या पूछते हैं। जिसका आखिरी दिन सबसे पहले है, वह अनुरोध सबसे ऊपर है।',
  Withdrawn: 'वापस लिया गया',
}
