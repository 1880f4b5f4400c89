/** read: none yet */
export const hi: Readonly<Record<string, string>> = {
  '1 request is waiting for an answer': '1 अनुरोध उत्तर की प्रतीक्षा में है',
  About: 'किस बारे में',
  'Answer messages': 'संदेशों के उत्तर दें',
  'Answer saved. It is read with {reference}.': 'उत्तर सहेजा गया। इसे {reference} से पढ़ा जाता है।',
  'Answer sent by e-mail.': 'उत्तर ई-मेल से भेजा गया।',
  Answered: 'उत्तर दिया गया',
  'Asks about': 'किस बारे में पूछते हैं',
  'For example what you said on the phone. The person who asked never sees this.':
    'जैसे आपने फ़ोन पर जो कहा। पूछने वाले इसे कभी नहीं देखते।',
  'Last message': 'पिछला संदेश',
  'Marked as answered.': 'उत्तर दिया हुआ माना गया।',
  Message: 'संदेश',
  Place: 'स्थान',
  'Questions from the contact form and from students. Answer in writing, or call and mark as answered.':
    'संपर्क फ़ॉर्म और विद्यार्थियों के प्रश्न। लिखकर उत्तर दें, या फ़ोन करके “उत्तर दिया गया” चुनें।',
  'Questions from visitors and students': 'आगंतुकों और विद्यार्थियों के प्रश्न',
  'Reference number': 'संदर्भ संख्या',
  'Request for help': 'मदद का अनुरोध',
  'Request found.': 'अनुरोध मिल गया।',
  'There is a new message in this request. Reload the page and read it first. Your text is kept.':
    'इस अनुरोध में नया संदेश आया है। पेज फिर खोलें और पहले उसे पढ़ें। आपका लिखा रहेगा।',
  '{count} requests are waiting for an answer': '{count} अनुरोध उत्तर की प्रतीक्षा में हैं',
}
