/** read: none yet */
export const hi: Readonly<Record<string, string>> = {
  'Access keys for figures': 'आँकड़ों की पहुँच कुंजियाँ',
  Admitted: 'प्रवेश मिला',
  'Application fees and course fees, by the day on which they were received, before refunds.':
    'आवेदन शुल्क और पाठ्यक्रम शुल्क, मिलने के दिन से, धनवापसी से पहले।',
  'Applications that are approved now.': 'अभी स्वीकृत आवेदन।',
  'Applications whose application fee is paid, by the day of the payment. A fee refunded in full is not counted.':
    'वे आवेदन जिनका आवेदन शुल्क चुकाया गया, भुगतान के दिन से। पूरा वापस किया गया शुल्क नहीं गिना जाता।',
  'Applications with their fee that wait for a decision now.': 'शुल्क चुका चुके आवेदन, जो अभी निर्णय की प्रतीक्षा में हैं।',
  'Applications, by the day of their submission.': 'आवेदन, भेजने के दिन से।',
  'Applications, places and fees by session, course, college, category and day':
    'सत्र, पाठ्यक्रम, कॉलेज, श्रेणी और दिन के अनुसार आवेदन, सीटें और शुल्क',
  'Approvals, by day, also those that were withdrawn later.': 'स्वीकृतियाँ, दिन के अनुसार, बाद में वापस ली गई भी।',
  'Choose a college from the list.': 'सूची में से कॉलेज चुनें।',
  'Choose a course from the list.': 'सूची में से पाठ्यक्रम चुनें।',
  'Choose colleges that exist.': 'सूची में से कॉलेज चुनें।',
  'Completed refunds of these fees, by day, and cheques that bounced after they were cleared.':
    'इन शुल्कों की पूरी हुई धनवापसी, दिन के अनुसार, और भुनने के बाद बाउंस हुए चेक।',
  Corrected: 'सुधारे गए',
  'Corrections that students sent, by day.': 'विद्यार्थियों के भेजे सुधार, दिन के अनुसार।',
  'Days from the day on which an application came to us, with its fee, to the day on which we approved, rejected or sent it back. Half of the decisions took no longer.':
    'शुल्क के साथ आवेदन आने के दिन से उसके स्वीकृत, अस्वीकृत या लौटाए जाने के दिन तक। आधे निर्णयों में इससे अधिक समय नहीं लगा।',
  'Fee paid': 'शुल्क चुकाया',
  'Fees due': 'बाकी शुल्क',
  'Figures read.': 'आँकड़े पढ़े गए।',
  'Forms that students began, by the day on which they saved them first.':
    'वे फ़ॉर्म जो विद्यार्थियों ने शुरू किए, पहली बार सहेजने के दिन से।',
  'Free seats in the current session, where a number of seats is entered. Categories have none of their own.':
    'मौजूदा सत्र की खाली सीटें, जहाँ सीटों की संख्या लिखी है। श्रेणियों की अपनी सीटें नहीं होतीं।',
  'Median days to decide': 'निर्णय में लगे दिन (मध्य)',
  'Only {who} can manage access keys.': 'पहुँच कुंजियों का प्रबंध केवल {who} कर सकते हैं।',
  'Only {who} can see figures.': 'आँकड़े केवल {who} देख सकते हैं।',
  Received: 'मिला',
  'Rejections, by day, also of applications that were reopened later.':
    'अस्वीकृत आवेदन, दिन के अनुसार, बाद में फिर खोले गए भी।',
  'Seats left': 'बची सीटें',
  'See the figures': 'आँकड़े देखें',
  Submitted: 'भेजे गए',
  'The access key is created. Copy it now: it is not shown again.': 'पहुँच कुंजी बन गई। इसे अभी कॉपी करें: यह फिर नहीं दिखेगी।',
  'The access key is revoked. Programs that use it get no more figures.':
    'पहुँच कुंजी रद्द हुई। इसे काम में लेने वाले प्रोग्राम को अब आँकड़े नहीं मिलेंगे।',
  Waiting: 'प्रतीक्षा में',
  'What is still to be paid of course fees, with cheques that the bank has not cleared and without late fees that still grow.':
    'पाठ्यक्रम शुल्क में जो बाकी है, उन चेकों के साथ जो बैंक ने नहीं चुकाए, और बढ़ते विलंब शुल्क के बिना।',
  'You have read figures very often. Try again in an hour.': 'आपने आँकड़े बहुत बार पढ़े हैं। एक घंटे बाद फिर कोशिश करें।',
  'Not stated': 'नहीं बताया',
  'This access key is not valid. Ask an administrator of the portal for another one.':
    'यह पहुँच कुंजी मान्य नहीं है। पोर्टल के प्रशासक से दूसरी माँगें।',
  'Too many calls with a wrong access key. Try again in an hour.':
    'गलत पहुँच कुंजी से बहुत बार कोशिश हुई। एक घंटे बाद फिर कोशिश करें।',
}
