/** read: none yet */
export const hi: Readonly<Record<string, string>> = {
  About: 'किस बारे में',
  Answered: 'उत्तर दिया गया',
  'Asks about': 'किस बारे में पूछते हैं',
  'For example what you said on the phone. The person who asked never sees this.':
    'जैसे आपने फ़ोन पर जो कहा। पूछने वाले इसे कभी नहीं देखते।',
  'Last message': 'पिछला संदेश',
  Message: 'संदेश',
  Place: 'स्थान',
  'Questions from the contact form and from students. Answer in writing, or call and mark as answered.':
    'संपर्क फ़ॉर्म और विद्यार्थियों के प्रश्न। लिखकर उत्तर दें, या फ़ोन करके “उत्तर दिया गया” चुनें।',
  'Reference number': 'संदर्भ संख्या',
  'Request for help': 'मदद का अनुरोध',
}
