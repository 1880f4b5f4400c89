/** read: none yet */
import type { SeedTranslations } from '../../../types.ts'

export const policies: SeedTranslations['current'] = {
  "This page explains what Pravesh knows about you, why we need it, who else sees it and what you can ask us to do. It is written with India's Digital Personal Data Protection Act, 2023 (the DPDP Act) in mind. In the words of that Act, you are the <1>data principal</1> and Pravesh is the <2>data fiduciary</2>: the data is about you, and we must take care of it.":
    'यह पेज बताता है कि प्रवेश आपके बारे में क्या जानता है, हमें इसकी ज़रूरत क्यों है, इसे और कौन देखता है और आप हमसे क्या करने को कह सकते हैं। यह भारत के डिजिटल व्यक्तिगत डेटा संरक्षण अधिनियम, 2023 (DPDP अधिनियम) को ध्यान में रखकर लिखा गया है। उस अधिनियम के शब्दों में आप <1>डेटा प्रिंसिपल</1> हैं और प्रवेश <2>डेटा फ़िड्यूशरी</2> है: डेटा आपके बारे में है, और उसका ध्यान हमें रखना है।',
  'What we collect': 'हम क्या लेते हैं',
  '<1>When you make an account:</1> your name, e-mail address, phone number, role (Guest or Student) and a password. We store the password only in a scrambled form that cannot be read back. We send a code to your phone and your e-mail to be sure they are yours.':
    '<1>जब आप खाता बनाते हैं:</1> आपका नाम, ई-मेल पता, फ़ोन नंबर, भूमिका (अतिथि या विद्यार्थी) और पासवर्ड। पासवर्ड हम केवल ऐसे बदले हुए रूप में रखते हैं जिसे वापस पढ़ा नहीं जा सकता। हम आपके फ़ोन और ई-मेल पर कोड भेजते हैं, ताकि पक्का हो कि वे आपके हैं।',
  "<1>When you apply to a course:</1> the details the college and the university ask for. These include your parents' or guardian's names, date of birth, gender, address, community category, marks and certificates, chosen subjects, a photograph and a signature. If you tell us about a disability or a reserved category, we use it only for the concession or help that belongs to it.":
    '<1>जब आप किसी पाठ्यक्रम के लिए आवेदन करते हैं:</1> वह जानकारी जो कॉलेज और विश्वविद्यालय माँगते हैं। इसमें आपके माता-पिता या अभिभावक के नाम, जन्म तिथि, लिंग, पता, सामाजिक श्रेणी, अंक और प्रमाणपत्र, चुने हुए विषय, फ़ोटो और हस्ताक्षर शामिल हैं। अगर आप हमें विकलांगता या आरक्षित श्रेणी के बारे में बताते हैं, तो हम उसका उपयोग केवल उससे जुड़ी छूट या मदद के लिए करते हैं।',
  "<1>When you pay:</1> the amount, the purpose, the date, the transaction number and the result. Your card number, UPI PIN and bank password are entered on the payment company's page. We never see or store them.":
    '<1>जब आप भुगतान करते हैं:</1> राशि, उद्देश्य, तारीख, लेन-देन संख्या और परिणाम। आपका कार्ड नंबर, UPI PIN और बैंक पासवर्ड भुगतान कंपनी के पेज पर भरे जाते हैं। हम उन्हें न कभी देखते हैं, न रखते हैं।',
  "<1>When you buy books:</1> the delivery name, address and phone number, the books and the courier's tracking steps.":
    '<1>जब आप पुस्तकें ख़रीदते हैं:</1> डिलीवरी का नाम, पता और फ़ोन नंबर, पुस्तकें और कूरियर की ट्रैकिंग के चरण।',
  '<1>When you write to us:</1> your name, phone number and message, and our notes about the answer.':
    '<1>जब आप हमें लिखते हैं:</1> आपका नाम, फ़ोन नंबर और संदेश, और जवाब के बारे में हमारी टिप्पणियाँ।',
  '<1>When you visit the site:</1> the address of your device, the page asked for and the time, kept in a log for security. We do not use advertising cookies and do not follow you to other sites.':
    '<1>जब आप साइट देखते हैं:</1> आपके उपकरण का पता, माँगा गया पेज और समय, जो सुरक्षा के लिए लॉग में रहते हैं। हम विज्ञापन वाली कुकी नहीं लगाते और दूसरी साइटों पर आपका पीछा नहीं करते।',
  'Why we use it': 'हम इसका उपयोग क्यों करते हैं',
  'To create your account and keep strangers out of it': 'आपका खाता बनाने और अजनबियों को उससे दूर रखने के लिए',
  'To prepare, check and send your application': 'आपका आवेदन तैयार करने, जाँचने और भेजने के लिए',
  'To collect fees and issue receipts and the fee agreement': 'शुल्क लेने और रसीदें तथा शुल्क अनुबंध देने के लिए',
  'To deliver books and open the courses you bought': 'पुस्तकें डिलीवर करने और ख़रीदे हुए पाठ्यक्रम खोलने के लिए',
  'To tell you about dates, missing papers and decisions': 'आपको तारीखों, छूटे काग़ज़ों और फ़ैसलों के बारे में बताने के लिए',
  'To keep accounts, answer complaints and obey the law': 'हिसाब रखने, शिकायतों का जवाब देने और क़ानून मानने के लिए',
  'We rely on the <1>consent</1> you give when you register, apply or order. In some cases the DPDP Act also allows us to use data without asking again, for example to follow a law or a court order. We do not sell data. We do not use your application for advertising, and no computer decides alone whether you are admitted.':
    'हम उस <1>सहमति</1> पर चलते हैं जो आप पंजीकरण, आवेदन या ऑर्डर के समय देते हैं। कुछ मामलों में DPDP अधिनियम हमें दोबारा पूछे बिना भी डेटा के उपयोग की अनुमति देता है, जैसे क़ानून या अदालत का आदेश मानने के लिए। हम डेटा नहीं बेचते। हम आपके आवेदन का उपयोग विज्ञापन के लिए नहीं करते, और कोई कंप्यूटर अकेले तय नहीं करता कि आपको प्रवेश मिले या नहीं।',
  'Who else sees it': 'इसे और कौन देखता है',
  '<1>Your chosen college</1>, and through it the university, board or council, receives your application and the state of your fees.':
    '<1>आपका चुना हुआ कॉलेज</1>, और उसके ज़रिए विश्वविद्यालय, बोर्ड या परिषद, आपका आवेदन और आपके शुल्क की स्थिति पाता है।',
  '<1>The payment company</1> receives your name, phone number and the amount.':
    '<1>भुगतान कंपनी</1> को आपका नाम, फ़ोन नंबर और राशि मिलती है।',
  '<1>The courier</1> receives what is written on the parcel.': '<1>कूरियर</1> को वह मिलता है जो पार्सल पर लिखा है।',
  '<1>Companies that send our messages or store our data</1> work under contract and only on our instructions.':
    '<1>जो कंपनियाँ हमारे संदेश भेजती या हमारा डेटा रखती हैं</1>, वे अनुबंध के तहत और केवल हमारे निर्देश पर काम करती हैं।',
  '<1>Public authorities</1> receive data when a law requires it.':
    '<1>सरकारी अधिकारियों</1> को डेटा तब मिलता है जब क़ानून माँगे।',
  'Each of them gets only what the task needs. Your papers are kept on servers in India.':
    'हर एक को केवल उतना मिलता है जितना उसके काम के लिए ज़रूरी है। आपके काग़ज़ भारत के सर्वरों पर रखे जाते हैं।',
  'How long we keep it': 'हम इसे कितने समय रखते हैं',
  'An account that never applied or bought anything: until you ask us to close it.':
    'ऐसा खाता जिससे कभी आवेदन या ख़रीद नहीं हुई: जब तक आप उसे बंद करने को न कहें।',
  'An application that did not lead to admission: as long as you have an account, so that the decision can be shown, unless you ask us to erase it. Its documents: {time to keep documents of rejected applications} after the decision.':
    'ऐसा आवेदन जिससे प्रवेश नहीं हुआ: जब तक आपका खाता है, ताकि फ़ैसला दिखाया जा सके, बशर्ते आप उसे मिटाने को न कहें। उसके दस्तावेज़: फ़ैसले के बाद {time to keep documents of rejected applications}।',
  'The copy of your Aadhaar card, once you are admitted: {time to keep copies of Aadhaar cards}.':
    'प्रवेश मिल जाने पर आपके आधार कार्ड की प्रति: {time to keep copies of Aadhaar cards}।',
  'A form that you did not send: {time to keep forms that were not sent} after you last saved it.':
    'ऐसा फ़ॉर्म जो आपने नहीं भेजा: आख़िरी बार सेव करने के बाद {time to keep forms that were not sent}।',
  'Your questions to us and our answers: {time to keep requests for help} after the last message.':
    'हमसे आपके सवाल और हमारे जवाब: आख़िरी संदेश के बाद {time to keep requests for help}।',
  'The text of messages that we sent you: {time to keep texts of messages}.':
    'हमारे भेजे संदेशों का पाठ: {time to keep texts of messages}।',
  'Who of us opened your data: {time to keep records of who opened data}.':
    'हममें से किसने आपका डेटा खोला: {time to keep records of who opened data}।',
  'Application and fee records of admitted students: eight years after the course ends, because degrees, accounts and disputes need them.':
    'प्रवेश पाए विद्यार्थियों के आवेदन और शुल्क के अभिलेख: पाठ्यक्रम पूरा होने के बाद आठ वर्ष, क्योंकि डिग्री, हिसाब और विवादों में इनकी ज़रूरत होती है।',
  'Book orders and receipts: {time to keep records of money}, as tax law asks.':
    'पुस्तकों के ऑर्डर और रसीदें: {time to keep records of money}, जैसा कर क़ानून कहता है।',
  'Security logs: one year.': 'सुरक्षा के लॉग: एक वर्ष।',
  'When the time is over, we erase the data or remove everything that points to you.':
    'समय पूरा होने पर हम डेटा मिटा देते हैं या उसमें से वह सब हटा देते हैं जो आपकी ओर इशारा करे।',
  'How we protect it': 'हम इसकी रक्षा कैसे करते हैं',
  'The connection to the site is encrypted. Files you upload are private: only you and the staff members whose work needs them can open them. Staff sign in with their own accounts, and important actions are recorded. If your data is ever exposed, we will tell you and the Data Protection Board of India without delay, and say what happened and what you should do.':
    'साइट से कनेक्शन एन्क्रिप्ट किया हुआ है। आपकी अपलोड की हुई फ़ाइलें निजी हैं: उन्हें केवल आप और वे कर्मचारी खोल सकते हैं जिनके काम में उनकी ज़रूरत है। कर्मचारी अपने-अपने खाते से साइन इन करते हैं, और ज़रूरी काम दर्ज होते हैं। अगर आपका डेटा कभी बाहर चला जाए, तो हम बिना देर किए आपको और भारत के डेटा संरक्षण बोर्ड को बताएँगे, और कहेंगे कि क्या हुआ और आप क्या करें।',
  'Please help us: choose a strong password, do not share it, and sign out on a shared computer. <1>Nobody from Pravesh will ever ask you for a password or a one-time code.</1>':
    'आप भी हमारी मदद करें: मज़बूत पासवर्ड चुनें, उसे किसी को न बताएँ, और साझे कंप्यूटर पर साइन आउट करें। <1>प्रवेश का कोई व्यक्ति आपसे कभी पासवर्ड या वन-टाइम कोड नहीं माँगेगा।</1>',
  'Your rights': 'आपके अधिकार',
  'You can ask us to:': 'आप हमसे कह सकते हैं कि हम:',
  '<1>show</1> you what we hold about you, and with whom it was shared;':
    'आपको <1>दिखाएँ</1> कि हमारे पास आपके बारे में क्या है, और वह किसे दिया गया;',
  '<1>correct, complete or update</1> it;': 'उसे <1>सुधारें, पूरा करें या अद्यतन करें</1>;',
  '<1>erase</1> what is no longer needed and what no law obliges us to keep;':
    'जो अब ज़रूरी नहीं और जिसे रखना किसी क़ानून में ज़रूरी नहीं, उसे <1>मिटाएँ</1>;',
  '<1>stop</1>, by withdrawing your consent. Withdrawing is as easy as giving it. It does not undo what was already done, and some services, such as a running application, cannot go on without the data;':
    '<1>रुकें</1>, जब आप अपनी सहमति वापस लें। सहमति वापस लेना उतना ही आसान है जितना देना। इससे वह नहीं बदलता जो पहले हो चुका, और कुछ सेवाएँ, जैसे चल रहा आवेदन, डेटा के बिना आगे नहीं बढ़ सकतीं;',
  '<1>name a person</1> who may use these rights if you die or cannot act yourself;':
    '<1>उस व्यक्ति का नाम</1> दर्ज करें जो आपके न रहने पर या आपके ख़ुद न कर पाने पर इन अधिकारों का उपयोग कर सके;',
  '<1>hear your complaint</1> and answer it.': '<1>आपकी शिकायत सुनें</1> और उसका जवाब दें।',
  'You can see and change your basic details in your account. For everything else write to us from the e-mail address of your account. We may ask a question to be sure it is you. We answer within {time to answer about personal data}, free of charge.':
    'अपनी मूल जानकारी आप अपने खाते में देख और बदल सकते हैं। बाकी सब के लिए हमें अपने खाते के ई-मेल पते से लिखें। पक्का करने के लिए कि यह आप ही हैं, हम कोई सवाल पूछ सकते हैं। हम {time to answer about personal data} के भीतर, बिना किसी शुल्क के, जवाब देते हैं।',
  Children: 'बच्चे',
  'Anyone under 18 is a child under the DPDP Act. Some D.El.Ed and D.Pharm applicants are 17. If you are under 18, a parent or guardian must agree with a code sent to their own phone before you can send an application, and we may ask to speak with them. Either of you can withdraw this consent: you in your settings, and they with their phone number on <1>a page of its own</1>, without an account. We keep it for {time to keep consents of guardians} after you turn 18. We do not track children or show them advertising, and a child cannot agree to anything optional. If you believe that a child has given us data without this consent, tell us and we will erase it.':
    'DPDP अधिनियम में 18 वर्ष से कम आयु का हर व्यक्ति बच्चा है। D.El.Ed और D.Pharm के कुछ आवेदक 17 वर्ष के होते हैं। अगर आप 18 से कम के हैं, तो आवेदन भेजने से पहले माता-पिता या अभिभावक को अपने फ़ोन पर आए कोड से सहमति देनी होगी, और हम उनसे बात करना चाह सकते हैं। आप दोनों में से कोई भी यह सहमति वापस ले सकता है: आप अपनी सेटिंग में, और वे अपने फ़ोन नंबर से, बिना खाते के, <1>इसके अपने पेज</1> पर। आपके 18 वर्ष के होने के बाद हम इसे {time to keep consents of guardians} तक रखते हैं। हम बच्चों का पीछा नहीं करते और उन्हें विज्ञापन नहीं दिखाते, और बच्चा किसी वैकल्पिक चीज़ के लिए सहमति नहीं दे सकता। अगर आपको लगे कि किसी बच्चे ने इस सहमति के बिना हमें डेटा दिया है, तो हमें बताएँ, हम उसे मिटा देंगे।',
  'Small files on your device': 'आपके उपकरण पर छोटी फ़ाइलें',
  'After you sign in, a cookie keeps you signed in for one day. Your browser also remembers small things, such as a tip already shown. There is nothing else.':
    'साइन इन करने के बाद एक कुकी आपको एक दिन तक साइन इन रखती है। आपका ब्राउज़र कुछ छोटी बातें भी याद रखता है, जैसे कोई सुझाव जो दिखाया जा चुका है। इसके सिवा कुछ नहीं।',
  'Grievance contact': 'शिकायत के लिए संपर्क',
  'Write to our grievance officer at grievance@pravesh.example. Pravesh Admissions Office, 2nd Floor, Kadamtala Market, Bolpur, Birbhum, West Bengal 731204. Phone +91 90000 00000, e-mail help@pravesh.example.':
    'हमारे शिकायत अधिकारी को grievance@pravesh.example पर लिखें। प्रवेश एडमिशन कार्यालय, दूसरी मंज़िल, कदमतला बाज़ार, बोलपुर, बीरभूम, पश्चिम बंगाल 731204। फ़ोन +91 90000 00000, ई-मेल help@pravesh.example।',
  'We confirm your message within {time to confirm a message} and answer within {time to answer about personal data}. If you are not satisfied, you may complain to the Data Protection Board of India.':
    'हम {time to confirm a message} के भीतर आपके संदेश की पुष्टि करते हैं और {time to answer about personal data} के भीतर जवाब देते हैं। अगर आप संतुष्ट न हों, तो भारत के डेटा संरक्षण बोर्ड से शिकायत कर सकते हैं।',
  Changes: 'बदलाव',
  'When we change this page, we change the date shown with it. If a change matters to you, for example a new purpose, we tell you by e-mail first and ask again where the law says so.':
    'जब हम यह पेज बदलते हैं, तो इसके साथ दिखी तारीख भी बदलते हैं। अगर कोई बदलाव आपके लिए मायने रखता है, जैसे कोई नया उद्देश्य, तो हम पहले आपको ई-मेल से बताते हैं और जहाँ क़ानून कहे वहाँ फिर से पूछते हैं।',
  'We want you to have the right book in good condition, and to know before you pay what can be returned and what cannot. Read this page together with the <1>shipping policy</1>.':
    'हम चाहते हैं कि आपको सही पुस्तक अच्छी हालत में मिले, और भुगतान से पहले आप जानें कि क्या लौटाया जा सकता है और क्या नहीं। यह पेज <1>डिलीवरी नीति</1> के साथ पढ़ें।',
  'In short': 'संक्षेप में',
  'Printed books can be returned <1>within {time for returns}</1> of delivery, under the conditions below.':
    'छपी पुस्तकें डिलीवरी के <1>{time for returns} के भीतर</1>, नीचे की शर्तों पर, लौटाई जा सकती हैं।',
  'We need <1>at least {time to check a return}</1> to check a returned book.':
    'लौटी पुस्तक जाँचने में हमें <1>कम से कम {time to check a return}</1> लगते हैं।',
  'After that your bank usually shows the refund in <1>{time of banks}</1>.':
    'उसके बाद आपका बैंक आम तौर पर <1>{time of banks}</1> में धनवापसी दिखाता है।',
  '<1>Fees of courses.</1> {refund of course fees} This means registration, admission, tuition, examination, dress, identity card, tour and library fees.':
    '<1>पाठ्यक्रमों के शुल्क।</1> {refund of course fees} इसमें पंजीकरण, प्रवेश, शिक्षण, परीक्षा, ड्रेस, पहचान पत्र, भ्रमण और पुस्तकालय के शुल्क आते हैं।',
  '<1>Video courses are not returnable</1> once bought.': 'ख़रीदने के बाद <1>वीडियो पाठ्यक्रम लौटाए नहीं जा सकते</1>।',
  'Which books you can return': 'कौन-सी पुस्तकें लौटा सकते हैं',
  'You can return a printed book if:': 'आप छपी पुस्तक लौटा सकते हैं, अगर:',
  'it is not the book you ordered;': 'वह पुस्तक नहीं है जो आपने ऑर्डर की थी;',
  'it arrived damaged, for example wet, torn or with a broken spine;':
    'वह ख़राब हालत में पहुँची, जैसे भीगी, फटी या टूटी जिल्द के साथ;',
  'it has a printing fault, such as missing, blank or repeated pages;': 'उसमें छपाई की ग़लती है, जैसे छूटे, कोरे या दोहराए पन्ने;',
  'it is unused and you have changed your mind. The pages must be clean, with no name, pencil mark, stamp or cover on them.':
    'वह इस्तेमाल नहीं हुई और आपने मन बदल लिया। पन्ने साफ़ हों, उन पर नाम, पेंसिल का निशान, मुहर या जिल्द न हो।',
  'In the first three cases we pay for the return. In the fourth case you pay the courier, and we refund the price of the book but not the delivery price.':
    'पहले तीन मामलों में लौटाने का ख़र्च हम देते हैं। चौथे मामले में कूरियर का ख़र्च आप देते हैं, और हम पुस्तक का मूल्य लौटाते हैं, डिलीवरी का मूल्य नहीं।',
  'Which books you cannot return': 'कौन-सी पुस्तकें नहीं लौटा सकते',
  'Books you have written in, covered, stamped or photocopied':
    'पुस्तकें जिनमें आपने लिखा हो, जिन पर जिल्द चढ़ाई या मुहर लगाई हो, या जिनकी फ़ोटोकॉपी की हो',
  'Books whose tear-out sheets, answer keys or packets have been used or opened':
    'पुस्तकें जिनके फाड़ने वाले पन्ने, उत्तर कुंजी या पैकेट इस्तेमाल किए या खोले गए हों',
  'Books that were damaged after you received them': 'पुस्तकें जो आपको मिलने के बाद ख़राब हुईं',
  'Books for which we hear from you after {time for returns}': 'पुस्तकें जिनके बारे में आप हमें {time for returns} के बाद बताएँ',
  'How to return a book': 'पुस्तक कैसे लौटाएँ',
  '<1>Ask within {time for returns} of delivery.</1> Choose <2>Return</2> with the order under <3>My Orders</3>, then the books and the reason. Write in the note what is wrong. For damage or a printing fault, keep two photographs: one of the fault and one of the parcel.':
    '<1>डिलीवरी के {time for returns} के भीतर कहें।</1> <3>मेरे ऑर्डर</3> में ऑर्डर के साथ <2>लौटाएँ</2> चुनें, फिर पुस्तकें और कारण। टिप्पणी में लिखें कि क्या ग़लत है। ख़राबी या छपाई की ग़लती के लिए दो फ़ोटो रखें: एक ग़लती की और एक पार्सल की।',
  '<1>Wait for our answer.</1> We reply by e-mail within {time to answer a return} and tell you where to send the book, or why we cannot accept the return. Do not send it before that. You can withdraw your request under <2>My Orders</2> {time to withdraw a return}.':
    '<1>हमारे जवाब का इंतज़ार करें।</1> हम {time to answer a return} के भीतर ई-मेल से जवाब देते हैं और बताते हैं कि पुस्तक कहाँ भेजें, या हम उसे क्यों नहीं ले सकते। उससे पहले न भेजें। आप <2>मेरे ऑर्डर</2> में {time to withdraw a return} अपना अनुरोध वापस ले सकते हैं।',
  '<1>Pack it well.</1> Use the original packing if you can, put a note with your order number inside, and close it with tape.':
    '<1>अच्छी तरह पैक करें।</1> हो सके तो मूल पैकिंग लगाएँ, भीतर अपनी ऑर्डर संख्या की पर्ची रखें, और टेप से बंद करें।',
  '<1>Send it.</1> For our mistakes we arrange a pick-up where the courier offers one. Elsewhere you send it by registered post or courier, and we refund the postage against the receipt. Keep the receipt until the return is complete.':
    '<1>भेजें।</1> हमारी ग़लती पर, जहाँ कूरियर यह सेवा देता है, हम पिक-अप का इंतज़ाम करते हैं। बाकी जगहों से आप रजिस्टर्ड डाक या कूरियर से भेजें, और हम रसीद पर डाक ख़र्च लौटाते हैं। वापसी पूरी होने तक रसीद रखें।',
  'What happens then': 'उसके बाद क्या होता है',
  'We refund a book after it has reached us and we have checked it. <1>My Orders</1> shows when your parcel has arrived. We then look at the book and compare it with your message. <2>Processing takes at least {time to check a return}</2>, because the book, the payment and the stock have to be checked by different people. You then get an e-mail with one of these results, which <3>My Orders</3> shows as well:':
    'पुस्तक हमारे पास पहुँचने और जाँचे जाने के बाद हम उसकी धनवापसी करते हैं। <1>मेरे ऑर्डर</1> में दिखता है कि आपका पार्सल कब पहुँचा। फिर हम पुस्तक देखते हैं और उसे आपके संदेश से मिलाते हैं। <2>इसमें कम से कम {time to check a return} लगते हैं</2>, क्योंकि पुस्तक, भुगतान और स्टॉक अलग-अलग लोग जाँचते हैं। फिर आपको इनमें से एक परिणाम का ई-मेल मिलता है, जो <3>मेरे ऑर्डर</3> में भी दिखता है:',
  '<1>Replacement.</1> We send the right book or a sound copy at no cost to you.':
    '<1>बदले में दूसरी।</1> हम सही पुस्तक या ठीक प्रति आपसे बिना कुछ लिए भेजते हैं।',
  '<1>Refund.</1> We send the money back.': '<1>धनवापसी।</1> हम पैसे वापस भेजते हैं।',
  '<1>Not accepted.</1> We tell you why and keep the book for you for {time to keep a return}. You can collect it, or have it sent to you at your cost.':
    '<1>मंज़ूर नहीं।</1> हम बताते हैं कि क्यों, और पुस्तक आपके लिए {time to keep a return} तक रखते हैं। आप उसे ले जा सकते हैं, या अपने ख़र्च पर मँगा सकते हैं।',
  'How refunds are paid': 'धनवापसी कैसे होती है',
  'Refunds go back to the account, card or UPI address from which you paid. We cannot pay them in cash or to another person. Once we have released the refund, it takes <1>{time of banks}</1> to appear. Sundays and bank holidays do not count. If you see nothing after that, send us the transaction number from <2>My Orders</2> and we will ask the bank with you.':
    'धनवापसी उसी खाते, कार्ड या UPI पते पर जाती है जिससे आपने भुगतान किया। हम उसे नक़द या किसी दूसरे व्यक्ति को नहीं दे सकते। हमारे भेजने के बाद दिखने में <1>{time of banks}</1> लगते हैं। रविवार और बैंक की छुट्टियाँ नहीं गिनी जातीं। उसके बाद भी कुछ न दिखे, तो <2>मेरे ऑर्डर</2> से लेन-देन संख्या हमें भेजें, हम आपके साथ बैंक से पूछेंगे।',
  'If your money was taken but the order shows as unpaid, do not pay a second time at once. The bank completes or returns most such payments automatically. Our system also checks with the payment company. If the order still shows as unpaid the next working day, write to us.':
    'अगर आपके पैसे कट गए पर ऑर्डर का भुगतान नहीं दिखता, तो तुरंत दूसरी बार भुगतान न करें। ऐसे ज़्यादातर भुगतान बैंक अपने-आप पूरे करता या लौटा देता है। हमारी व्यवस्था भी भुगतान कंपनी से पूछती है। अगर अगले कार्य दिवस पर भी ऑर्डर का भुगतान न दिखे, तो हमें लिखें।',
  'Cancelling an order': 'ऑर्डर रद्द करना',
  'You can cancel a book order, or some copies of it, free of charge under <1>My Orders</1> until the parcel has left us. If you cancel everything, we refund all that you paid, delivery included. If you cancel a part, we refund the price of its books and send you the rest; the delivery price stays as it was. After the parcel has left, the rules for returns apply.':
    'जब तक पार्सल हमारे यहाँ से न निकले, आप <1>मेरे ऑर्डर</1> में पुस्तकों का ऑर्डर, या उसकी कुछ प्रतियाँ, बिना किसी शुल्क के रद्द कर सकते हैं। सब रद्द करने पर हम डिलीवरी समेत आपका सारा भुगतान लौटाते हैं। कुछ हिस्सा रद्द करने पर हम उसकी पुस्तकों का मूल्य लौटाते हैं और बाकी आपको भेजते हैं; डिलीवरी का मूल्य वही रहता है। पार्सल निकलने के बाद वापसी के नियम लागू होते हैं।',
  'Fees for courses': 'पाठ्यक्रमों के शुल्क',
  'Fees paid through this portal are passed on to your college, university, board or council, or pay for work that has already been done on your application. Missing a date or not passing an examination returns none of them. If you withdraw, this holds for new applications:':
    'इस पोर्टल से दिए शुल्क आपके कॉलेज, विश्वविद्यालय, बोर्ड या परिषद को भेजे जाते हैं, या आपके आवेदन पर हो चुके काम के लिए होते हैं। कोई तारीख छूटने या परीक्षा में उत्तीर्ण न होने से इनमें से कुछ वापस नहीं होता। अगर आप प्रवेश छोड़ते हैं, तो नए आवेदनों पर यह लागू है:',
  '{refund of course fees}': '{refund of course fees}',
  'If you have applied already, your own <1>course fee agreement</1> holds. Read it before the first payment, and ask us about anything that is unclear.':
    'अगर आप पहले ही आवेदन कर चुके हैं, तो आपका अपना <1>पाठ्यक्रम शुल्क का अनुबंध</1> लागू है। पहले भुगतान से पहले उसे पढ़ें, और जो साफ़ न हो वह हमसे पूछें।',
  'The application fee is returned only if we reject your application because <1>no seat is left</1>. We then refund it by ourselves. If seats were given by merit and you got none, it counts for your application of the next session instead, if you apply before it is returned.':
    'आवेदन शुल्क केवल तब वापस होता है जब हम आपका आवेदन इसलिए अस्वीकृत करें कि <1>कोई सीट नहीं बची</1>। तब हम उसे अपने-आप लौटाते हैं। अगर सीटें मेरिट से दी गईं और आपको कोई सीट नहीं मिली, तो शुल्क वापस होने से पहले आवेदन करने पर वह अगले सत्र के आपके आवेदन में गिना जाता है।',
  'Three situations are different, and we put them right:': 'तीन स्थितियाँ अलग हैं, और हम उन्हें ठीक करते हैं:',
  'You paid the same fee <1>twice</1> by mistake. We return the second payment.':
    'आपने ग़लती से एक ही शुल्क <1>दो बार</1> दिया। हम दूसरा भुगतान लौटाते हैं।',
  'You paid an amount that is <1>higher</1> than the fee in your agreement. We return the difference.':
    'आपने अपने अनुबंध के शुल्क से <1>ज़्यादा</1> राशि दी। हम अंतर लौटाते हैं।',
  'The <1>college withdraws</1> the seat it had confirmed, through no fault of yours. We help you find another seat, or help you to claim back what the college received.':
    'आपकी किसी ग़लती के बिना <1>कॉलेज वह सीट वापस लेता है</1> जिसकी उसने पुष्टि की थी। हम दूसरी सीट ढूँढ़ने में, या कॉलेज को मिली राशि वापस माँगने में आपकी मदद करते हैं।',
  'Nothing on this page takes away a right to a refund that the law or a regulator gives you.':
    'इस पेज की कोई बात धनवापसी का वह अधिकार नहीं छीनती जो क़ानून या नियामक आपको देता है।',
  'Video courses and live classes': 'वीडियो पाठ्यक्रम और लाइव कक्षाएँ',
  'A video course opens as soon as it is paid for, and it cannot be handed back. For this reason video courses are <1>non-returnable</1>. Each course lists its lessons before you pay; read the list first. If a video does not play, tell us. We will fix it, or extend your access by the days you lost. If a lesson that was promised is never published, we return a fair part of the price.':
    'वीडियो पाठ्यक्रम भुगतान होते ही खुल जाता है, और वापस नहीं दिया जा सकता। इसलिए वीडियो पाठ्यक्रम <1>लौटाए नहीं जा सकते</1>। हर पाठ्यक्रम भुगतान से पहले अपने पाठों की सूची दिखाता है; पहले सूची पढ़ें। कोई वीडियो न चले तो हमें बताएँ। हम उसे ठीक करेंगे, या जितने दिन गए उतने दिन आपकी पहुँच बढ़ाएँगे। अगर वादा किया हुआ कोई पाठ कभी न आए, तो हम मूल्य का उचित हिस्सा लौटाते हैं।',
  'If we do not agree': 'अगर हम सहमत न हों',
  'Write to our grievance officer at grievance@pravesh.example. You will get an answer within {time to answer a complaint} from a person who did not take the first decision. You may also go to the National Consumer Helpline or a consumer commission at any time.':
    'हमारे शिकायत अधिकारी को grievance@pravesh.example पर लिखें। {time to answer a complaint} के भीतर आपको ऐसे व्यक्ति से जवाब मिलेगा जिसने पहला फ़ैसला नहीं लिया था। आप कभी भी राष्ट्रीय उपभोक्ता हेल्पलाइन या उपभोक्ता आयोग के पास भी जा सकते हैं।',
  'This page tells you how the printed books you buy from Pravesh reach you: where we send them, what it costs, how long it takes, and what to do when a parcel is late or damaged. It applies to printed books only. Recorded classes and live classes are opened online and are never shipped.':
    'यह पेज बताता है कि प्रवेश से ख़रीदी छपी पुस्तकें आप तक कैसे पहुँचती हैं: हम कहाँ भेजते हैं, कितना ख़र्च होता है, कितना समय लगता है, और पार्सल देर से या ख़राब आए तो क्या करें। यह केवल छपी पुस्तकों के लिए है। रिकॉर्ड की गई और लाइव कक्षाएँ ऑनलाइन खुलती हैं और कभी भेजी नहीं जातीं।',
  'Where we deliver': 'हम कहाँ डिलीवर करते हैं',
  "We deliver to addresses in every state and union territory of India that our courier partners serve. You give the address, the pincode, the state and the district in the order form. If no courier reaches your pincode, we call you and offer either another address, such as your college or a relative's shop, or your money back.":
    'हम भारत के हर राज्य और केंद्र शासित प्रदेश में उन पतों पर डिलीवर करते हैं जहाँ हमारे कूरियर साथी पहुँचते हैं। ऑर्डर के फ़ॉर्म में आप पता, पिन कोड, राज्य और ज़िला भरते हैं। अगर कोई कूरियर आपके पिन कोड तक नहीं पहुँचता, तो हम आपको फ़ोन करके दूसरा पता, जैसे आपका कॉलेज या किसी रिश्तेदार की दुकान, या आपके पैसे वापस देने का विकल्प देते हैं।',
  "<1>We do not ship outside India.</1> Do not enter a forwarding agent's address. We cannot track a parcel beyond the Indian courier.":
    '<1>हम भारत के बाहर नहीं भेजते।</1> आगे भेजने वाले एजेंट का पता न भरें। भारतीय कूरियर के आगे हम पार्सल को ट्रैक नहीं कर सकते।',
  'What delivery costs': 'डिलीवरी का ख़र्च',
  'Delivery is charged <1>{way of pricing delivery}</1>, and its price is shown in the price summary before you pay.':
    'डिलीवरी का मूल्य <1>{way of pricing delivery}</1> लगता है, और भुगतान से पहले मूल्य के सारांश में दिखता है।',
  'At present the delivery price is <1>{delivery price by weight}</1>.':
    'अभी डिलीवरी का मूल्य <1>{delivery price by weight}</1> है।',
  'At present the delivery price is <1>{delivery price of the last copies} per copy</1> when we hold {last copies} of the book at the time of the order, and <2>{delivery price} per copy</2> when we hold more.':
    'अभी डिलीवरी का मूल्य <1>{delivery price of the last copies} प्रति कॉपी</1> है, जब ऑर्डर के समय हमारे पास पुस्तक की {last copies} हों, और <2>{delivery price} प्रति कॉपी</2>, जब इससे ज़्यादा हों।',
  'As a guide, couriers typically charge <1>Rs. 40 to Rs. 60 for up to 250 g</1> by surface. Most course books weigh more than that, because they are larger and have many pages.':
    'अंदाज़े के लिए, कूरियर सतही मार्ग से <1>250 g तक के 40 से 60 रुपये</1> लेते हैं। पाठ्यक्रम की ज़्यादातर पुस्तकें इससे भारी होती हैं, क्योंकि वे बड़ी होती हैं और उनमें पन्ने ज़्यादा होते हैं।',
  '<1>Surface shipping is free for orders over {free delivery over}.</1> If you cancel or return a part of such an order, you do not pay for delivery afterwards.':
    '<1>{free delivery over} से ऊपर के ऑर्डर पर सतही डिलीवरी मुफ़्त है।</1> अगर आप ऐसे ऑर्डर का कुछ हिस्सा रद्द करें या लौटाएँ, तो बाद में डिलीवरी के पैसे नहीं देने पड़ते।',
  'No tax is added to the delivery price. There is no packing fee.':
    'डिलीवरी के मूल्य पर कोई कर नहीं जुड़ता। पैकिंग का कोई शुल्क नहीं है।',
  'You can order up to {copies per order} of a book at a time. For a larger number, for example for a whole class, <1>write to us</1> and we will find the cheapest way together.':
    'आप एक बार में किसी पुस्तक की {copies per order} तक ऑर्डर कर सकते हैं। इससे ज़्यादा के लिए, जैसे पूरी कक्षा के लिए, <1>हमें लिखें</1>, और हम मिलकर सबसे सस्ता तरीक़ा ढूँढ़ेंगे।',
  'How long it takes': 'कितना समय लगता है',
  '<1>Packing.</1> We usually pack paid orders within {time to pack}. A book that has to come from the publisher first may take longer. In that case we tell you.':
    '<1>पैकिंग।</1> भुगतान हुए ऑर्डर हम आम तौर पर {time to pack} के भीतर पैक करते हैं। जो पुस्तक पहले प्रकाशक से आनी हो उसमें ज़्यादा समय लग सकता है। तब हम आपको बताते हैं।',
  '<1>Surface delivery.</1> Parcels sent by surface usually arrive <2>{time of surface delivery}</2> after they leave us. They travel by road and rail.':
    '<1>सतही डिलीवरी।</1> सतही मार्ग से भेजे पार्सल हमारे यहाँ से निकलने के बाद आम तौर पर <2>{time of surface delivery}</2> में पहुँचते हैं। वे सड़क और रेल से जाते हैं।',
  '<1>Far places.</1> Hill districts, the islands and some parts of the North-East can take a few days more, above all in the monsoon.':
    '<1>दूर की जगहें।</1> पहाड़ी ज़िलों, द्वीपों और पूर्वोत्तर के कुछ हिस्सों में कुछ दिन ज़्यादा लग सकते हैं, ख़ासकर मानसून में।',
  'The courier counts working days. Sundays, public holidays, strikes, floods and elections can add to the time. A delivery time is our honest estimate and not a guarantee, so do not order the evening before an examination.':
    'कूरियर कार्य दिवस गिनता है। रविवार, सार्वजनिक छुट्टियाँ, हड़तालें, बाढ़ और चुनाव समय बढ़ा सकते हैं। डिलीवरी का समय हमारा ईमानदार अनुमान है, गारंटी नहीं, इसलिए परीक्षा से पहले की शाम को ऑर्डर न करें।',
  'Following your parcel': 'अपना पार्सल ट्रैक करना',
  'When the courier has collected your parcel, a tracking number appears with your order under <1>My Orders</1>. Until then you will see the word "Waiting". Choose <2>Track parcel</2> to read each step: collected, in transit, out for delivery, delivered. The courier may also send you messages on the phone number in the order, so give a number that is switched on.':
    'कूरियर के पार्सल ले जाने पर <1>मेरे ऑर्डर</1> में आपके ऑर्डर के साथ ट्रैकिंग संख्या आती है। तब तक आपको “इंतज़ार है” दिखेगा। हर चरण पढ़ने के लिए <2>पार्सल ट्रैक करें</2> चुनें: लिया गया, रास्ते में, डिलीवरी के लिए निकला, डिलीवर हुआ। कूरियर ऑर्डर के फ़ोन नंबर पर संदेश भी भेज सकता है, इसलिए ऐसा नंबर दें जो चालू हो।',
  'Receiving your parcel': 'अपना पार्सल लेना',
  'Make sure that someone is at the address during the day. The courier normally tries two or three times and calls before coming.':
    'ध्यान रखें कि दिन में पते पर कोई हो। कूरियर आम तौर पर दो-तीन बार कोशिश करता है और आने से पहले फ़ोन करता है।',
  'Look at the parcel before you accept it. If it is torn open or soaked, you may refuse it. Take a photograph and tell us the same day.':
    'लेने से पहले पार्सल देखें। अगर वह फटा या भीगा हो, तो आप लेने से मना कर सकते हैं। फ़ोटो लें और उसी दिन हमें बताएँ।',
  'You never have to pay the courier. All our orders are paid in advance. If a delivery person asks for money, do not pay; call us.':
    'आपको कूरियर को कभी पैसे नहीं देने होते। हमारे सभी ऑर्डर का भुगतान पहले हो चुका होता है। डिलीवरी करने वाला पैसे माँगे तो न दें; हमें फ़ोन करें।',
  'Keep the packing until you have looked through the book. You will need it if you want to send the book back.':
    'पुस्तक पूरी देख लेने तक पैकिंग रखें। पुस्तक वापस भेजनी हो तो उसकी ज़रूरत होगी।',
  'If something goes wrong': 'अगर कुछ गड़बड़ हो',
  '<1>The parcel is late.</1> If it has not arrived {time of a late parcel} after it left us, write to us with your order number. We will ask the courier and reply within {time to answer a return}.':
    '<1>पार्सल देर से है।</1> अगर वह हमारे यहाँ से निकलने के {time of a late parcel} बाद भी न पहुँचे, तो अपनी ऑर्डर संख्या के साथ हमें लिखें। हम कूरियर से पूछेंगे और {time to answer a return} के भीतर जवाब देंगे।',
  '<1>The parcel is lost.</1> If the courier cannot find it, you can choose between a new copy, sent free of charge, and a full refund including the delivery price.':
    '<1>पार्सल खो गया है।</1> अगर कूरियर उसे न ढूँढ़ पाए, तो आप बिना शुल्क भेजी गई नई कॉपी या डिलीवरी के मूल्य समेत पूरी धनवापसी में से चुन सकते हैं।',
  '<1>The parcel came back to us.</1> This happens when the address was incomplete, the courier could not reach you by phone, or no one was at home. We will call you. If you want us to send it again, you pay the delivery price once more, because we pay the courier for both journeys. Otherwise we refund the price of the book and keep the delivery price.':
    '<1>पार्सल हमारे पास लौट आया।</1> ऐसा तब होता है जब पता अधूरा था, कूरियर आपसे फ़ोन पर संपर्क न कर सका, या घर पर कोई न था। हम आपको फ़ोन करेंगे। अगर आप चाहें कि हम उसे फिर भेजें, तो डिलीवरी का मूल्य एक बार और दें, क्योंकि हम कूरियर को दोनों फेरों के पैसे देते हैं। नहीं तो हम पुस्तक का मूल्य लौटाते हैं और डिलीवरी का मूल्य रखते हैं।',
  '<1>The wrong book or a damaged book arrived.</1> Read the <2>return policy</2>. You have {time for returns}, and you do not pay for our mistake.':
    '<1>ग़लत या ख़राब पुस्तक आई।</1> <2>वापसी नीति</2> पढ़ें। आपके पास {time for returns} हैं, और हमारी ग़लती के पैसे आप नहीं देते।',
  'Changing the address or cancelling': 'पता बदलना या रद्द करना',
  'Until we have packed your parcel, you can change its address: open the order under <1>My Orders</1> and choose <2>Change the address</2>. What you paid stays the same.':
    'जब तक हमने आपका पार्सल पैक नहीं किया, आप उसका पता बदल सकते हैं: <1>मेरे ऑर्डर</1> में ऑर्डर खोलें और <2>पता बदलें</2> चुनें। आपका भुगतान वही रहता है।',
  'Until the parcel has left us, you can cancel the order there, or some copies of it. The <1>return policy</1> says what we refund. After the parcel has left, neither is possible. You may refuse it at the door, and we then treat it as a parcel that came back.':
    'जब तक पार्सल हमारे यहाँ से न निकले, आप वहीं ऑर्डर, या उसकी कुछ प्रतियाँ, रद्द कर सकते हैं। <1>वापसी नीति</1> बताती है कि हम कितनी धनवापसी करते हैं। पार्सल निकलने के बाद दोनों में से कुछ संभव नहीं। आप दरवाज़े पर उसे लेने से मना कर सकते हैं, तब हम उसे लौटा हुआ पार्सल मानते हैं।',
  'What the courier learns about you': 'कूरियर आपके बारे में क्या जानता है',
  'To bring you the parcel, the courier needs your name, address, phone number and the weight and value of the parcel. We give nothing more. The <1>privacy policy</1> explains this in full.':
    'पार्सल आप तक पहुँचाने के लिए कूरियर को आपका नाम, पता, फ़ोन नंबर और पार्सल का वज़न और मूल्य चाहिए। हम इससे ज़्यादा कुछ नहीं देते। <1>गोपनीयता नीति</1> इसे पूरा समझाती है।',
  'Talk to us': 'हमसे बात करें',
  'Questions about a parcel reach us fastest with the order number in the first line. Call +91 90000 00000 or write to help@pravesh.example, Monday to Saturday, 10 am to 6 pm.':
    'पार्सल के बारे में सवाल हम तक सबसे जल्दी तब पहुँचते हैं जब पहली पंक्ति में ऑर्डर संख्या हो। +91 90000 00000 पर फ़ोन करें या help@pravesh.example पर लिखें, सोमवार से शनिवार, सुबह 10 बजे से शाम 6 बजे तक।',
  'These terms are the agreement between you and Pravesh when you use this portal, apply to a course, pay a fee or buy a book. Read them carefully. If you do not agree, do not create an account. If anything is unclear, ask us first.':
    'जब आप इस पोर्टल का उपयोग करते हैं, किसी पाठ्यक्रम के लिए आवेदन करते हैं, शुल्क देते हैं या पुस्तक ख़रीदते हैं, तब ये शर्तें आपके और प्रवेश के बीच का अनुबंध हैं। इन्हें ध्यान से पढ़ें। अगर आप सहमत नहीं हैं, तो खाता न बनाएँ। कुछ साफ़ न हो, तो पहले हमसे पूछें।',
  'Who we are and what we do': 'हम कौन हैं और क्या करते हैं',
  'Pravesh runs an online portal for admissions and books in India. We help students apply to B.Ed, D.El.Ed and D.Pharm courses at partner colleges, collect fees, sell printed books and give access to classes.':
    'प्रवेश भारत में प्रवेश और पुस्तकों का ऑनलाइन पोर्टल चलाता है। हम विद्यार्थियों को सहयोगी कॉलेजों के B.Ed, D.El.Ed और D.Pharm पाठ्यक्रमों में आवेदन करने में मदद करते हैं, शुल्क लेते हैं, छपी पुस्तकें बेचते हैं और कक्षाओं तक पहुँच देते हैं।',
  '<1>We do not award degrees or diplomas.</1> Admission, teaching, examinations and certificates are the work of the college and of the university, board or council to which it belongs. Their rules apply to you as well. Where their rules and this page differ on such a matter, their rules come first.':
    '<1>हम डिग्री या डिप्लोमा नहीं देते।</1> प्रवेश, पढ़ाई, परीक्षाएँ और प्रमाणपत्र कॉलेज का और उस विश्वविद्यालय, बोर्ड या परिषद का काम हैं जिससे वह जुड़ा है। उनके नियम आप पर भी लागू हैं। ऐसे किसी मामले में जहाँ उनके नियम और यह पेज अलग हों, उनके नियम पहले हैं।',
  'Your account': 'आपका खाता',
  'You need an account to apply, to pay and to buy. Give your true name, your own phone number and your own e-mail address.':
    'आवेदन करने, भुगतान करने और ख़रीदने के लिए आपको खाता चाहिए। अपना असली नाम, अपना फ़ोन नंबर और अपना ई-मेल पता दें।',
  'There are two roles. A <1>Guest</1> can buy books and classes. A <2>Student</2> can also apply to degree and diploma courses and pay fees. A Guest who starts an application becomes a Student.':
    'दो भूमिकाएँ हैं। <1>अतिथि</1> पुस्तकें और कक्षाएँ ख़रीद सकता है। <2>विद्यार्थी</2> डिग्री और डिप्लोमा पाठ्यक्रमों के लिए आवेदन भी कर सकता है और शुल्क दे सकता है। जो अतिथि आवेदन शुरू करता है वह विद्यार्थी बन जाता है।',
  'Keep your password and one-time codes to yourself. You are responsible for what happens with them, unless you told us in time that they were stolen.':
    'अपना पासवर्ड और वन-टाइम कोड अपने तक रखें। उनसे जो हो, उसके लिए आप ज़िम्मेदार हैं, जब तक आपने हमें समय पर न बताया हो कि वे चोरी हो गए।',
  'If you are under 18, a parent or guardian must agree to these terms and be with you when you pay.':
    'अगर आप 18 वर्ष से कम के हैं, तो माता-पिता या अभिभावक का इन शर्तों से सहमत होना और भुगतान के समय आपके साथ होना ज़रूरी है।',
  "We may close an account that uses another person's papers, attacks the site or harasses our staff. We give reasons, and you may object.":
    'हम ऐसा खाता बंद कर सकते हैं जो किसी और के काग़ज़ लगाए, साइट पर हमला करे या हमारे कर्मचारियों को परेशान करे। हम कारण बताते हैं, और आप आपत्ति कर सकते हैं।',
  Applications: 'आवेदन',
  'Sending an application is a request for a seat. It is not yet an admission.':
    'आवेदन भेजना सीट का अनुरोध है। यह अभी प्रवेश नहीं है।',
  'Everything you state must be true, and every paper must be yours. A false statement can end the admission even later in the course, and fees are then not returned.':
    'आप जो बताएँ वह सच हो, और हर काग़ज़ आपका हो। ग़लत बयान से पाठ्यक्रम में आगे चलकर भी प्रवेश ख़त्म हो सकता है, और तब शुल्क वापस नहीं होते।',
  'We check the form and may ask for missing papers. You have to send them within the time named in the message.':
    'हम फ़ॉर्म जाँचते हैं और छूटे काग़ज़ माँग सकते हैं। उन्हें संदेश में बताए समय के भीतर भेजना होता है।',
  'The college decides. The result in your account will be pending, approved or rejected.':
    'फ़ैसला कॉलेज करता है। आपके खाते में परिणाम लंबित, स्वीकृत या अस्वीकृत होगा।',
  'Tuition and other fees can be paid only after approval.': 'शिक्षण और दूसरे शुल्क केवल आवेदन स्वीकृत होने के बाद दिए जा सकते हैं।',
  'You must meet the eligibility rules printed on the course page on the dates fixed by the State, the university, the board or the council.':
    'राज्य, विश्वविद्यालय, बोर्ड या परिषद की तय तारीखों पर आपको पाठ्यक्रम के पेज पर लिखे पात्रता के नियम पूरे करने होंगे।',
  Fees: 'शुल्क',
  'Prices on the course pages are "starting from" prices. The fee of your chosen college is stated in its list and in your <1>course fee agreement</1>, and you receive a copy of that agreement.':
    'पाठ्यक्रमों के पेजों के मूल्य “से शुरू” मूल्य हैं। आपके चुने कॉलेज का शुल्क उसकी सूची में और आपके <1>पाठ्यक्रम शुल्क के अनुबंध</1> में लिखा है, और उस अनुबंध की प्रति आपको मिलती है।',
  'Course fees can be paid in <1>{number of instalments} instalments</1>: the first at admission, the others during the course. The fee structure shows the amounts.':
    'पाठ्यक्रम के शुल्क <1>{number of instalments} किस्तों</1> में दिए जा सकते हैं: पहली प्रवेश पर, बाकी पाठ्यक्रम के दौरान। शुल्क संरचना राशियाँ दिखाती है।',
  'Registration, examination, dress, identity card, tour and library fees are separate and are paid when they fall due.':
    'पंजीकरण, परीक्षा, ड्रेस, पहचान पत्र, भ्रमण और पुस्तकालय के शुल्क अलग हैं और देय होने पर दिए जाते हैं।',
  'You receive a numbered receipt for every payment. Download and keep it.':
    'हर भुगतान पर आपको क्रमांक वाली रसीद मिलती है। उसे डाउनलोड करके रखें।',
  'Late payment may lead the university or board to charge a fine or to refuse an examination form. We remind you, but the duty to pay on time is yours.':
    'देर से भुगतान करने पर विश्वविद्यालय या बोर्ड जुर्माना ले सकता है या परीक्षा फ़ॉर्म लेने से मना कर सकता है। हम याद दिलाते हैं, पर समय पर भुगतान करना आपका काम है।',
  '<1>Refunds:</1> {refund of course fees} The <2>return policy</2> says more.':
    '<1>धनवापसी:</1> {refund of course fees} <2>वापसी नीति</2> में और जानकारी है।',
  'Pay only through this portal. We are not responsible for money given to any person in cash or sent to a private account.':
    'भुगतान केवल इस पोर्टल से करें। किसी को नक़द दिए या निजी खाते में भेजे पैसों के लिए हम ज़िम्मेदार नहीं हैं।',
  Payments: 'भुगतान',
  'Payments run through an outside payment company, and its own terms apply on its page. A payment is complete when that company confirms it to us, not when the page closes. If the result is not clear, we keep asking the company and update your account. Do not pay again while an attempt is shown as pending.':
    'भुगतान एक बाहरी भुगतान कंपनी से होते हैं, और उसके पेज पर उसकी अपनी शर्तें लागू होती हैं। भुगतान तब पूरा होता है जब वह कंपनी हमें पुष्टि करे, पेज बंद होने पर नहीं। परिणाम साफ़ न हो, तो हम कंपनी से पूछते रहते हैं और आपका खाता अद्यतन करते हैं। जब तक कोई कोशिश लंबित दिखे, दोबारा भुगतान न करें।',
  'Books and delivery': 'पुस्तकें और डिलीवरी',
  'All prices are in Indian rupees. A book order is accepted when it has been paid. If a book turns out to be out of stock or wrongly priced, we tell you and return the money. You may order up to {copies per order} of a book at a time. Delivery, time and cost are described in the <1>shipping policy</1>, and returns in the <2>return policy</2>. We deliver in India only.':
    'सभी मूल्य भारतीय रुपये में हैं। पुस्तकों का ऑर्डर भुगतान होने पर स्वीकार होता है। अगर कोई पुस्तक स्टॉक में न हो या उसका मूल्य ग़लत निकले, तो हम आपको बताते हैं और पैसे लौटाते हैं। आप एक बार में किसी पुस्तक की {copies per order} तक ऑर्डर कर सकते हैं। डिलीवरी, समय और ख़र्च <1>डिलीवरी नीति</1> में, और वापसी <2>वापसी नीति</2> में बताई गई है। हम केवल भारत में डिलीवर करते हैं।',
  'Live classes and video courses': 'लाइव कक्षाएँ और वीडियो पाठ्यक्रम',
  'Live classes are held on a separate site with its own sign-in. A course you buy is for you alone. You may not record, copy, sell or share lessons, notes or links. Video courses are non-returnable. Times and teachers of live classes can change; we announce this as early as we can.':
    'लाइव कक्षाएँ एक अलग साइट पर होती हैं, जिसका अपना साइन इन है। आपका ख़रीदा पाठ्यक्रम केवल आपके लिए है। आप पाठ, नोट्स या लिंक रिकॉर्ड, कॉपी, बेच या साझा नहीं कर सकते। वीडियो पाठ्यक्रम लौटाए नहीं जा सकते। लाइव कक्षाओं के समय और शिक्षक बदल सकते हैं; हम यह जितनी जल्दी हो सके बताते हैं।',
  'Copyright and trademarks': 'कॉपीराइट और ट्रेडमार्क',
  'The text, illustrations, logo and software of this portal belong to Pravesh or are used with permission. You may read, print and share pages for your own study and to help others apply. You may not present yourself as Pravesh, collect fees in our name or copy the site for business. Names of colleges and publishers belong to their owners.':
    'इस पोर्टल का पाठ, चित्र, लोगो और सॉफ़्टवेयर प्रवेश के हैं या अनुमति से लगाए गए हैं। आप अपनी पढ़ाई के लिए और दूसरों को आवेदन में मदद के लिए पेज पढ़, छाप और साझा कर सकते हैं। आप ख़ुद को प्रवेश नहीं बता सकते, हमारे नाम से शुल्क नहीं ले सकते और व्यवसाय के लिए साइट की नक़ल नहीं कर सकते। कॉलेजों और प्रकाशकों के नाम उनके मालिकों के हैं।',
  'Using the site fairly': 'साइट का उचित उपयोग',
  "Do not try to access other people's accounts, overload the site, upload harmful files or collect data automatically. If you find a vulnerability, tell us. Call +91 90000 00000 or write to help@pravesh.example, Monday to Saturday, 10 am to 6 pm. We will thank you and will not take action against honest reporting.":
    'दूसरों के खाते खोलने, साइट पर बोझ डालने, हानिकारक फ़ाइलें अपलोड करने या मशीन से डेटा बटोरने की कोशिश न करें। अगर आपको कोई कमज़ोरी मिले, तो हमें बताएँ। +91 90000 00000 पर फ़ोन करें या help@pravesh.example पर लिखें, सोमवार से शनिवार, सुबह 10 बजे से शाम 6 बजे तक। हम आपको धन्यवाद देंगे और ईमानदार सूचना पर कोई कार्रवाई नहीं करेंगे।',
  'Our liability': 'हमारा दायित्व',
  'We work with care, but we cannot promise that the site is always available or that every date given to us by a college is free from error. We are liable for loss that we cause by our own fault, and in a dispute about a payment up to the amount you paid for the service in question. We are not liable for decisions of a college or public body, or for events beyond our control, such as floods, strikes and failures of networks. Nothing here limits a right that the law gives you and that cannot be limited.':
    'हम ध्यान से काम करते हैं, पर यह वादा नहीं कर सकते कि साइट हमेशा चले या कॉलेज की दी हर तारीख में कोई भूल न हो। हम उस हानि के लिए ज़िम्मेदार हैं जो हमारी अपनी ग़लती से हो, और भुगतान के विवाद में उस सेवा के लिए दी गई राशि तक। हम किसी कॉलेज या सार्वजनिक संस्था के फ़ैसलों के लिए, या हमारे बस से बाहर की घटनाओं, जैसे बाढ़, हड़ताल और नेटवर्क बंद होने के लिए ज़िम्मेदार नहीं हैं। यहाँ की कोई बात वह अधिकार सीमित नहीं करती जो क़ानून आपको देता है और जिसे सीमित नहीं किया जा सकता।',
  Privacy: 'गोपनीयता',
  'How we handle personal data is described in the <1>privacy policy</1>.':
    'हम व्यक्तिगत डेटा कैसे सँभालते हैं, यह <1>गोपनीयता नीति</1> में बताया गया है।',
  Ending: 'समाप्ति',
  'You may close your account at any time, unless an application, a payment or an order is still open. Records that the law tells us to keep remain for as long as it requires.':
    'आप अपना खाता कभी भी बंद कर सकते हैं, जब तक कोई आवेदन, भुगतान या ऑर्डर खुला न हो। जो अभिलेख क़ानून हमें रखने को कहता है, वे उतने समय तक रहते हैं जितना वह माँगे।',
  'Law and disputes': 'क़ानून और विवाद',
  'Indian law applies. Talk to us first: one phone call solves most problems. Write to our grievance officer at grievance@pravesh.example, and a person who did not take the first decision answers within {time to answer a complaint}. If that fails, the courts at Bolpur, Birbhum, have jurisdiction. As a consumer you may also use the consumer commission of the place where you live.':
    'भारत का क़ानून लागू है। पहले हमसे बात करें: एक फ़ोन से ज़्यादातर समस्याएँ सुलझ जाती हैं। हमारे शिकायत अधिकारी को grievance@pravesh.example पर लिखें, और {time to answer a complaint} के भीतर ऐसा व्यक्ति जवाब देता है जिसने पहला फ़ैसला नहीं लिया था। अगर इससे बात न बने, तो बोलपुर, बीरभूम की अदालतों का अधिकार क्षेत्र है। उपभोक्ता के रूप में आप अपने रहने की जगह के उपभोक्ता आयोग के पास भी जा सकते हैं।',
  'We may change these terms when the service or the law changes. The date shown with this page tells you when it was last updated. For a fee agreement already signed, the terms in force on that day continue to apply.':
    'सेवा या क़ानून बदलने पर हम ये शर्तें बदल सकते हैं। इस पेज के साथ दिखी तारीख बताती है कि यह आख़िरी बार कब बदला। जिस शुल्क अनुबंध पर पहले ही हस्ताक्षर हो चुके, उस पर उस दिन की शर्तें लागू रहती हैं।',
  Contact: 'संपर्क',
  'Pravesh Admissions Office, 2nd Floor, Kadamtala Market, Bolpur, Birbhum, West Bengal 731204. Phone +91 90000 00000, e-mail help@pravesh.example.':
    'प्रवेश एडमिशन कार्यालय, दूसरी मंज़िल, कदमतला बाज़ार, बोलपुर, बीरभूम, पश्चिम बंगाल 731204। फ़ोन +91 90000 00000, ई-मेल help@pravesh.example।',
  'Your requests about your rights, and our answers: {time to keep requests about rights} after the answer.':
    'अपने अधिकारों के बारे में आपके अनुरोध और हमारे जवाब: जवाब के बाद {time to keep requests about rights}।',
  'Marks, choices, objections and unpaid seats of a merit process that did not lead to admission: {time to keep records of merit processes} after its last day. Published lists have masked names and stay.':
    'जिस मेरिट प्रक्रिया से प्रवेश नहीं हुआ, उसके अंक, विकल्प, आपत्तियाँ और वे सीटें जिनका भुगतान नहीं हुआ: उसके अंतिम दिन के बाद {time to keep records of merit processes}। प्रकाशित सूचियों में नाम छिपे होते हैं और वे बनी रहती हैं।',
  'The consent of a parent or guardian: {time to keep consents of guardians} after you turn 18.':
    'माता-पिता या अभिभावक की सहमति: आपके 18 वर्ष के होने के बाद {time to keep consents of guardians}।',
}
