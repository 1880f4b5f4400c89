/** read: none yet */
export const hi: Readonly<Record<string, string>> = {
  'Check the periods, then switch on “Delete every night”.': 'अवधियाँ देखें, फिर “हर रात हटाएँ” चालू करें।',
  'Copies of Aadhaar cards of admitted students': 'प्रवेश पाए विद्यार्थियों के आधार कार्ड की प्रतियाँ',
  'Days after the approval. The file is deleted; the other documents stay. Basis: {basis}':
    'स्वीकृति के बाद के दिन। फ़ाइल हटा दी जाती है; बाकी दस्तावेज़ रहते हैं। आधार: {basis}',
  'Days after the last message. The request and its answers are deleted, also if no one has answered it. Basis: {basis}':
    'आखिरी संदेश के बाद के दिन। अनुरोध और उत्तर हटा दिए जाते हैं, किसी ने उत्तर न दिया हो, तब भी। आधार: {basis}',
  'Days after the last save. The form and its uploads are deleted. The student can start again. Basis: {basis}':
    'आखिरी बार सहेजने के बाद के दिन। फ़ॉर्म और अपलोड हटा दिए जाते हैं। विद्यार्थी फिर शुरू कर सकते हैं। आधार: {basis}',
  'Days after the message was written. Subject and text are deleted. To whom which kind of message was sent, and when, stays. It cannot be sent again. Basis: {basis}':
    'संदेश लिखे जाने के बाद के दिन। विषय और पाठ हटा दिए जाते हैं। किसे, किस प्रकार का संदेश, कब भेजा गया, यह रहता है। इसे फिर नहीं भेजा जा सकता। आधार: {basis}',
  'Days after the opening. The entry is deleted. Basis: {basis}':
    'खोलने के बाद के दिन। प्रविष्टि हटा दी जाती है। आधार: {basis}',
  'Days after the rejection. The files are deleted. The application, its answers, its history and the decision stay. If you reopen it later, the student has to upload the documents again. Basis: {basis}':
    'अस्वीकृत होने के बाद के दिन। फ़ाइलें हटा दी जाती हैं। आवेदन, उत्तर, इतिहास और निर्णय रहते हैं। बाद में फिर खोलने पर विद्यार्थी को दस्तावेज़ फिर अपलोड करने होंगे। आधार: {basis}',
  'Delete every night': 'हर रात हटाएँ',
  'Deleted or reduced': 'हटाया या घटाया गया',
  'Documents of rejected applications': 'अस्वीकृत आवेदनों के दस्तावेज़',
  'Empty if a part failed; the next night repeats it.': 'एक भाग न हो पाए, तो खाली; अगली रात फिर होता है।',
  'Enter it and save to lift the hold. In the next night the portal deletes what it would have deleted before. You cannot take it back; enter a new hold instead.':
    'रोक हटाने के लिए इसे लिखकर सहेजें। जो पहले हटाया जाना था, उसे पोर्टल अगली रात हटा देगा। इसे वापस नहीं लिया जा सकता; चाहें तो नई रोक लिखें।',
  Errors: 'गड़बड़ियाँ',
  'Every night the portal deletes what it has kept for longer than these days. No one can bring it back from the portal; backups have it until they expire. A shorter period deletes more in the next night. A legal hold keeps everything of one student. {kept} stay for at least {years} years and are never deleted here: {basis}':
    'पोर्टल हर रात वह हटाता है, जो इन दिनों से अधिक समय से रखा है। पोर्टल से कोई उसे वापस नहीं ला सकता; बैकअप में वह उनकी अवधि तक रहता है। छोटी अवधि पर अगली रात अधिक हटता है। कानूनी रोक से एक विद्यार्थी का सब कुछ रखा जाता है। {kept}: कम से कम {years} वर्ष रहते हैं और यहाँ कभी नहीं हटाए जाते: {basis}',
  'Finished on': 'पूरा होने का समय',
  'For example for a lawsuit or an inquiry. While it stands, the portal deletes nothing of the student when a period ends, and no one can delete the account.':
    'जैसे मुकदमे या जाँच के लिए। जब तक यह रहे, अवधि पूरी होने पर भी पोर्टल विद्यार्थी का कुछ नहीं हटाता, और कोई खाता नहीं हटा सकता।',
  'Forms that were not sent': 'जो फ़ॉर्म नहीं भेजे गए',
  'Held by': 'रोक किसने लगाई',
  'Held since': 'कब से रोक',
  'In progress': 'चल रहा है',
  'Kept by a legal hold': 'कानूनी रोक से रखा गया',
  'Legal hold': 'कानूनी रोक',
  'Legal holds': 'कानूनी रोक',
  Lifted: 'हटाई गई',
  'Lifted by': 'रोक किसने हटाई',
  'Lifted on': 'रोक हटाने का समय',
  'Off, the portal only counts what it would delete, except forms that were not sent and entries of who opened what. The report says how many there are.':
    'बंद हो, तो पोर्टल केवल गिनता है कि क्या हटाना है, न भेजे गए फ़ॉर्म और “किसने क्या खोला” को छोड़कर। संख्या रिपोर्ट में है।',
  'Old records deleted on {day}: {count}': '{day} को हटाए गए पुराने रिकॉर्ड: {count}',
  Retention: 'रखने की अवधि',
  'Retention report': 'पुराने रिकॉर्ड हटाने की रिपोर्ट',
  'Retention reports': 'पुराने रिकॉर्ड हटाने की रिपोर्ट',
  Seconds: 'सेकंड',
  'Texts of messages': 'संदेशों के पाठ',
  'The last attempt was on {day}. Ask the operator to read the log.': 'पिछली कोशिश {day} को हुई। संचालक से लॉग पढ़ने को कहें।',
  'The nightly deletion of old records did not finish': 'पुराने रिकॉर्ड हटाने का रात का काम पूरा नहीं हुआ',
  'This hold is lifted. Enter a new one.': 'यह रोक हट चुकी है। नई लिखें।',
  'What the portal deleted each night because its period was over, and what a legal hold kept.':
    'अवधि पूरी होने पर पोर्टल ने हर रात क्या हटाया, और कानूनी रोक से क्या रखा गया।',
  'Why the hold is lifted': 'रोक क्यों हटाई गई',
  'Would be deleted': 'हटाया जाएगा',
  'You cannot delete this account, because a legal hold keeps it. An administrator can lift the hold.':
    'आप यह खाता नहीं हटा सकते, क्योंकि कानूनी रोक लगी है। कोई प्रशासक रोक हटा सकते हैं।',
  '{count} records are kept for longer than their period': '{count} रिकॉर्ड अपनी अवधि से अधिक समय से रखे हैं',
  'Merit processes of people who were not admitted': 'उन लोगों के मेरिट रिकॉर्ड जिन्हें प्रवेश नहीं मिला',
  'Consents of parents and guardians': 'माता-पिता और अभिभावकों की सहमतियाँ',
  'Days after the 18th birthday of the student. The entries are deleted. Basis: {basis}':
    'विद्यार्थी के 18वें जन्मदिन के बाद के दिन। ये सहमतियाँ हटा दी जाती हैं। आधार: {basis}',
  'Days after the last day of the process. Marks, choices, objections with their files, and seats without a payment are deleted. Published lists and runs stay: they name no one. What belongs to an admission stays with it. Basis: {basis}':
    'प्रक्रिया के अंतिम दिन के बाद के दिन। अंक, विकल्प, फ़ाइलों सहित आपत्तियाँ और बिना भुगतान की सीटें हटा दी जाती हैं। प्रकाशित सूचियाँ और दौर बने रहते हैं: उनमें किसी का नाम नहीं होता। जो प्रवेश का हिस्सा है, वह उसके साथ रहता है। आधार: {basis}',
  'Days after the answer. The request, its answer and its history are deleted, also of erased accounts. Basis: {basis}':
    'उत्तर के बाद के दिन। अनुरोध, उसका उत्तर और इतिहास हटा दिए जाते हैं, मिटाए गए खातों के भी। आधार: {basis}',
  'The purpose has ended: no application was made. The form contains an Aadhaar number. From 13 May 2027 at least {period}, also if the period here is shorter: Digital Personal Data Protection Rules 2025, rule 8(3).':
    'उद्देश्य पूरा हो गया: आवेदन नहीं किया गया। फ़ॉर्म में आधार नंबर है। 13 मई 2027 से कम से कम {period}, यहाँ अवधि छोटी हो तब भी: डिजिटल व्यक्तिगत डेटा संरक्षण नियम 2025, नियम 8(3)।',
  'The purpose has ended with the decision. {rule}': 'निर्णय के साथ उद्देश्य पूरा हो गया। {rule}',
  'The identity has been checked. {rule}': 'पहचान की जाँच हो चुकी है। {rule}',
  'Questions about what was sent. {rule}': 'भेजे गए संदेशों के बारे में प्रश्न। {rule}',
  'Questions that follow an answer. {rule}': 'उत्तर के बाद के प्रश्न। {rule}',
  'Proof of what was asked and answered. {rule}': 'क्या पूछा गया और क्या उत्तर दिया गया, इसका प्रमाण। {rule}',
  'Proof of how seats were given. Limitation Act 1963, article 113: a person may sue until {period} later.':
    'सीटें कैसे दी गईं, इसका प्रमाण। परिसीमा अधिनियम 1963, अनुच्छेद 113: {period} बाद तक मुकदमा किया जा सकता है।',
  'Proof of the consent. Limitation Act 1963, sections 6 and 8: a person may sue until {period} after turning 18.':
    'सहमति का प्रमाण। परिसीमा अधिनियम 1963, धारा 6 और 8: 18 वर्ष का होने के {period} बाद तक मुकदमा किया जा सकता है।',
  'Digital Personal Data Protection Rules 2025, rule 8(3): at least {period}, then erased.':
    'डिजिटल व्यक्तिगत डेटा संरक्षण नियम 2025, नियम 8(3): कम से कम {period}, फिर मिटाया जाता है।',
  'Digital Personal Data Protection Rules 2025, rule 6(1)(e): logs for {period}, to notice and investigate misuse.':
    'डिजिटल व्यक्तिगत डेटा संरक्षण नियम 2025, नियम 6(1)(e): दुरुपयोग पहचानने और जाँचने के लिए {period} तक लॉग।',
  'Companies Act 2013, section 128(5): eight financial years. GST: {months} months (CGST Act 2017, section 36).':
    'कंपनी अधिनियम 2013, धारा 128(5): आठ वित्तीय वर्ष। GST: {months} महीने (CGST अधिनियम 2017, धारा 36)।',
  '1 year': '1 वर्ष',
  '3 years': '3 वर्ष',
  'from Retention': 'डेटा रखने की अवधि से',
  'as the law asks': 'जैसा कानून में है',
  'Payments, refunds, receipts, bills and orders': 'भुगतान, धनवापसी, रसीदें, बिल और ऑर्डर',
}
