/** read: none yet */
import type { SeedTranslations } from '../../../types.ts'

export const pages: SeedTranslations['current'] = {
  Bengali: 'बांग्ला',
  English: 'अंग्रेज़ी',
  Hindi: 'हिंदी',
  Urdu: 'उर्दू',
  Nepali: 'नेपाली',
  Santali: 'संताली',
  Sanskrit: 'संस्कृत',
  Arabic: 'अरबी',
  History: 'इतिहास',
  Geography: 'भूगोल',
  'Political Science': 'राजनीति विज्ञान',
  Economics: 'अर्थशास्त्र',
  Sociology: 'समाजशास्त्र',
  Philosophy: 'दर्शनशास्त्र',
  Psychology: 'मनोविज्ञान',
  Education: 'शिक्षाशास्त्र',
  Mathematics: 'गणित',
  'Physical Science': 'भौतिक विज्ञान',
  'Life Science': 'जीव विज्ञान',
  'Computer Science': 'कंप्यूटर विज्ञान',
  Commerce: 'वाणिज्य',
  'Home Science': 'गृह विज्ञान',
  Music: 'संगीत',
  'Physical Education': 'शारीरिक शिक्षा',
  'Classes of the new session begin on the first Monday of July': 'नए सत्र की कक्षाएँ जुलाई के पहले सोमवार से शुरू होंगी',
  'B.Ed: the list of schools for teaching practice is out': 'B.Ed: शिक्षण अभ्यास के स्कूलों की सूची आ गई है',
  'D.Pharm: white coats and goggles for the laboratory': 'D.Pharm: प्रयोगशाला के लिए सफ़ेद कोट और सुरक्षा चश्मा',
  'The helpline is closed on Republic Day': 'गणतंत्र दिवस पर हेल्पलाइन बंद रहेगी',
  'This is an invented notice of the demo. Classes of all courses begin on the first Monday of July.':
    'यह डेमो की एक काल्पनिक सूचना है। सभी पाठ्यक्रमों की कक्षाएँ जुलाई के पहले सोमवार से शुरू होंगी।',
  'Bring your admission letter, two photographs and the originals of your certificates. Your college tells you the time and the room. The list of colleges has their <1>addresses</1>.':
    'अपना प्रवेश पत्र, दो फ़ोटो और अपने प्रमाणपत्रों की मूल प्रतियाँ लाएँ। समय और कमरा आपका कॉलेज बताएगा। उनके <1>पते</1> कॉलेजों की सूची में हैं।',
  'This is an invented notice of the demo. Ask at the office of your college which school you are assigned to.':
    'यह डेमो की एक काल्पनिक सूचना है। आपको कौन-सा स्कूल मिला है, यह अपने कॉलेज के कार्यालय में पूछें।',
  'Bring your lesson plans on the first day.': 'पहले दिन अपनी पाठ योजनाएँ लाएँ।',
  'Wear your identity card.': 'अपना पहचान पत्र पहनें।',
  'This is an invented notice of the demo. The laboratory opens only for students with a white coat, goggles and closed shoes.':
    'यह डेमो की एक काल्पनिक सूचना है। प्रयोगशाला केवल उन विद्यार्थियों के लिए खुलती है जिनके पास सफ़ेद कोट, सुरक्षा चश्मा और बंद जूते हों।',
  'This is an invented notice of the demo. Applications, payments and orders go on as usual. <1>Write to us</1>, and we answer on the next working day.':
    'यह डेमो की एक काल्पनिक सूचना है। आवेदन, भुगतान और ऑर्डर हमेशा की तरह चलते रहेंगे। <1>हमें लिखें</1>, और हम अगले कार्य दिवस पर जवाब देंगे।',
  'Convocation day': 'दीक्षांत दिवस',
  'An afternoon in the library': 'पुस्तकालय में एक दोपहर',
  'Sports day': 'खेल दिवस',
  'In the pharmacy laboratory': 'फ़ार्मेसी प्रयोगशाला में',
  'Teaching practice at a village school': 'गाँव के स्कूल में शिक्षण अभ्यास',
  'Saraswati Puja decorations': 'सरस्वती पूजा की सजावट',
  'Republic Day morning': 'गणतंत्र दिवस की सुबह',
  'Tree planting week': 'वृक्षारोपण सप्ताह',
  'Science exhibition': 'विज्ञान प्रदर्शनी',
  'Yoga at sunrise': 'सूर्योदय पर योग',
  'Cultural evening': 'सांस्कृतिक संध्या',
  'The computer room': 'कंप्यूटर कक्ष',
  'The campus at dusk': 'शाम ढले परिसर',
  'The medicine garden': 'औषधीय बगीचा',
  'Admission week': 'प्रवेश सप्ताह',
  'About Pravesh': 'प्रवेश के बारे में',
  'Pravesh means entrance. We help students from small towns and villages through the door of a good college, and we stay beside them until the last semester.':
    'प्रवेश का अर्थ है भीतर जाना। हम छोटे शहरों और गाँवों के विद्यार्थियों को एक अच्छे कॉलेज के दरवाज़े तक ले जाते हैं, और आख़िरी सेमेस्टर तक उनके साथ रहते हैं।',
  'In 2016 a retired headmistress and her former student rented a desk in Bolpur. Young people came to them with the same worry: they wanted to teach, but the forms were confusing, the fees came in pieces, and no one gave a receipt. The two began to fill in forms with them, line by line. They asked each college to write its whole fee on one sheet of paper. Then they asked for a signature under it.':
    '2016 में एक सेवानिवृत्त प्रधानाध्यापिका और उनकी पुरानी छात्रा ने बोलपुर में एक मेज़ किराए पर ली। युवा उनके पास एक ही चिंता लेकर आते थे: वे पढ़ाना चाहते थे, पर फ़ॉर्म उलझे हुए थे, शुल्क टुकड़ों में आता था और कोई रसीद नहीं देता था। दोनों ने उनके साथ एक-एक पंक्ति करके फ़ॉर्म भरना शुरू किया। उन्होंने हर कॉलेज से कहा कि वह अपना पूरा शुल्क एक काग़ज़ पर लिखे। फिर उन्होंने उसके नीचे हस्ताक्षर माँगे।',
  'That sheet is still how we work. It is now called the <1>course fee agreement</1>, and every student receives a copy.':
    'वही काग़ज़ आज भी हमारे काम का तरीक़ा है। अब इसे <1>पाठ्यक्रम शुल्क का अनुबंध</1> कहते हैं, और हर विद्यार्थी को इसकी प्रति मिलती है।',
  'What we do': 'हम क्या करते हैं',
  'We guide students to <1>B.Ed</1>, <2>D.El.Ed</2> and <3>D.Pharm</3> courses at twelve partner colleges.':
    'हम विद्यार्थियों को बारह सहयोगी कॉलेजों के <1>B.Ed</1>, <2>D.El.Ed</2> और <3>D.Pharm</3> पाठ्यक्रमों तक पहुँचाते हैं।',
  'We check each application by hand and tell the student what is missing.':
    'हम हर आवेदन ख़ुद जाँचते हैं और विद्यार्थी को बताते हैं कि क्या छूटा है।',
  'We collect fees in five instalments and give a receipt for each.':
    'हम शुल्क पाँच किस्तों में लेते हैं और हर किस्त की रसीद देते हैं।',
  'We sell the printed books of each semester and send them by courier.':
    'हम हर सेमेस्टर की छपी पुस्तकें बेचते हैं और उन्हें कूरियर से भेजते हैं।',
  'We run evening classes for students who want to revise.':
    'जो विद्यार्थी दोहराना चाहते हैं, उनके लिए हम शाम की कक्षाएँ चलाते हैं।',
  'What we do not do': 'हम क्या नहीं करते',
  'We do not award degrees. Your university, board or council does that. We do not take money outside this portal, and nobody from Pravesh will ask you for cash, a card number or a one-time password. We do not promise a seat before the college has read your papers.':
    'हम डिग्री नहीं देते। यह काम आपका विश्वविद्यालय, बोर्ड या परिषद करता है। हम इस पोर्टल के बाहर पैसे नहीं लेते, और प्रवेश का कोई व्यक्ति आपसे नक़द, कार्ड नंबर या वन-टाइम पासवर्ड नहीं माँगेगा। जब तक कॉलेज आपके काग़ज़ न पढ़ ले, हम सीट का वादा नहीं करते।',
  'How we choose colleges': 'हम कॉलेज कैसे चुनते हैं',
  'A member of our team visits each college before we work with it, and again every year. We look at the classrooms, the library and the laboratories. We ask to see the recognition and affiliation papers of each course. We talk with students when the principal is not in the room. A college that adds charges outside its written fee leaves our list.':
    'किसी कॉलेज के साथ काम करने से पहले, और फिर हर साल, हमारी टीम का एक सदस्य वहाँ जाता है। हम कक्षाएँ, पुस्तकालय और प्रयोगशालाएँ देखते हैं। हम हर पाठ्यक्रम की मान्यता और संबद्धता के काग़ज़ माँगते हैं। हम विद्यार्थियों से तब बात करते हैं जब प्राचार्य कमरे में न हों। जो कॉलेज अपने लिखित शुल्क के बाहर कुछ जोड़ता है, वह हमारी सूची से हट जाता है।',
  'Who we are': 'हम कौन हैं',
  'We are nineteen people: counsellors, two accountants, a small book store team, three engineers, and teachers who take the evening classes. Between us we speak Bengali, Hindi, English, Urdu, Nepali and Santali. Most of us are the first in our families to have gone to college, so we know how long a form can look at night.':
    'हम उन्नीस लोग हैं: परामर्शदाता, दो लेखाकार, पुस्तक भंडार की छोटी टीम, तीन इंजीनियर और शाम की कक्षाएँ लेने वाले शिक्षक। हम सब मिलकर बांग्ला, हिंदी, अंग्रेज़ी, उर्दू, नेपाली और संताली बोलते हैं। हममें से ज़्यादातर अपने परिवार में कॉलेज जाने वाले पहले लोग हैं, इसलिए हम जानते हैं कि रात में कोई फ़ॉर्म कितना लंबा लग सकता है।',
  'Come and talk': 'आइए, बात करें',
  'Our office is open from Monday to Saturday. Bring your mark sheets and your questions; the tea is free. If you cannot come, <1>write to us</1> or call, and a counsellor will ring you back on the next working day.':
    'हमारा कार्यालय सोमवार से शनिवार खुला रहता है। अपने अंकपत्र और अपने सवाल लाएँ; चाय मुफ़्त है। अगर आप नहीं आ सकते, तो <1>हमें लिखें</1> या फ़ोन करें, और कोई परामर्शदाता अगले कार्य दिवस पर आपको फ़ोन करेगा।',
  'Pravesh Admissions Office, 2nd Floor, Kadamtala Market, Bolpur, Birbhum, West Bengal 731204':
    'प्रवेश एडमिशन कार्यालय, दूसरी मंज़िल, कदमतला बाज़ार, बोलपुर, बीरभूम, पश्चिम बंगाल 731204',
}
