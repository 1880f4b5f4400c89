/** read: none yet */
export const hi: Readonly<Record<string, string>> = {
  'Add a recorded course': 'रिकॉर्ड किया गया पाठ्यक्रम जोड़ें',
  'Address of the video': 'वीडियो का पता',
  'How GST treats recorded courses. Receipts print it as set here at the time of payment; receipts that exist keep their text. Ask your accountant.':
    'रिकॉर्ड किए गए पाठ्यक्रमों पर GST कैसे लगता है। भुगतान के समय जैसा यहाँ है, वैसा रसीद पर छपता है; पहले की रसीदों का पाठ वैसा ही रहता है। अपने लेखाकार से पूछें।',
  'In the order in which students watch them. Visitors see titles and descriptions; only students who bought the course see the addresses.':
    'जिस क्रम में विद्यार्थी देखते हैं। आगंतुकों को शीर्षक और विवरण दिखते हैं; पते केवल उन्हें दिखते हैं, जिन्होंने पाठ्यक्रम खरीदा है।',
  'Name, price, a picture and its videos': 'नाम, मूल्य, चित्र और उसके वीडियो',
  'Offer for sale': 'बिक्री पर रखें',
  'Opens in a new tab. Use an address that search engines cannot find.':
    'नए टैब में खुलता है। ऐसा पता दें, जिसे सर्च इंजन न ढूँढ सकें।',
  'Purchase of a recorded course': 'रिकॉर्ड किए गए पाठ्यक्रम की खरीद',
  'Purchases of recorded courses': 'रिकॉर्ड किए गए पाठ्यक्रमों की खरीद',
  'Short description': 'छोटा विवरण',
  'Students watch a course while its purchase is paid; a full refund ends it. The portal updates purchases, so you cannot edit them.':
    'भुगतान हो, तो विद्यार्थी पाठ्यक्रम देख सकते हैं; पूरी धनवापसी पर यह बंद हो जाता है। पोर्टल इन्हें बदलता है, इसलिए आप इन्हें नहीं बदल सकते।',
  'Tax on recorded courses': 'रिकॉर्ड किए गए पाठ्यक्रमों पर कर',
  'Untick to stop selling the course. Students who bought it keep it.':
    'निशान हटाने पर पाठ्यक्रम नहीं बिकेगा। जिन विद्यार्थियों ने खरीदा है, उनके पास रहेगा।',
  'Video courses that students buy and watch in their account.':
    'वीडियो पाठ्यक्रम, जिन्हें विद्यार्थी खरीदकर अपने खाते में देखते हैं।',
  'Watched video': 'देखा गया वीडियो',
  'Watched videos': 'देखे गए वीडियो',
  'What the course teaches': 'पाठ्यक्रम में क्या सिखाया जाता है',
  'You cannot delete this account, because we received a payment for the recorded course “{name}”. We must keep the records of payments.':
    'आप यह खाता नहीं हटा सकते, क्योंकि रिकॉर्ड किए गए पाठ्यक्रम “{name}” का भुगतान हमें मिला है। भुगतान का रिकॉर्ड हमें रखना होता है।',
}
