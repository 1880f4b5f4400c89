/** read: none yet */
import type { SeedTranslations } from '../../../types.ts'

export const colleges: SeedTranslations['current'] = {
  'Sal Bithi Road, Bolpur, Birbhum, West Bengal 731204': 'साल बीथी रोड, बोलपुर, बीरभूम, पश्चिम बंगाल 731204',
  'Karala Embankment Road, Jalpaiguri, West Bengal 735101': 'करला तटबंध रोड, जलपाईगुड़ी, पश्चिम बंगाल 735101',
  'Manpur Bridge Road, Gaya, Bihar 823003': 'मानपुर पुल रोड, गया, बिहार 823003',
  'Canary Hill Road, Hazaribagh, Jharkhand 825301': 'कैनरी हिल रोड, हज़ारीबाग, झारखंड 825301',
  'Upper Ridge Road, Almora, Uttarakhand 263601': 'अपर रिज रोड, अल्मोड़ा, उत्तराखंड 263601',
  'Fateh Sagar Paal Road, Udaipur, Rajasthan 313001': 'फ़तेह सागर पाल रोड, उदयपुर, राजस्थान 313001',
  'Kolanghat Road, Ayyanthole, Thrissur, Kerala 680003': 'कोलनघाट रोड, अय्यन्थोल, त्रिशूर, केरल 680003',
  'Powai Naka, Satara, Maharashtra 415001': 'पोवई नाका, सातारा, महाराष्ट्र 415001',
  'Ring Road, Bidanasi, Cuttack, Odisha 753014': 'रिंग रोड, बिदानासी, कटक, ओडिशा 753014',
  'Mission Chariali, Tezpur, Sonitpur, Assam 784001': 'मिशन चारिआली, तेज़पुर, शोणितपुर, असम 784001',
  'Daliganj Crossing, Lucknow, Uttar Pradesh 226020': 'डालीगंज चौराहा, लखनऊ, उत्तर प्रदेश 226020',
  'Gajanur Road, Shivamogga, Karnataka 577202': 'गाजनूर रोड, शिवमोग्गा, कर्नाटक 577202',
  'Shantivan stands at the edge of a sal wood, ten minutes by cycle from Bolpur station. Its red-brick house was built in 1931 by a doctor who wanted a school under trees. In the cool months many classes are still held outside.':
    'शांतिवन साल के जंगल के किनारे है, बोलपुर स्टेशन से साइकिल पर दस मिनट दूर। लाल ईंटों का इसका भवन 1931 में एक डॉक्टर ने बनवाया था, जो पेड़ों के नीचे स्कूल चाहते थे। ठंडे महीनों में कई कक्षाएँ आज भी बाहर लगती हैं।',
  'The college is known for its work with music and craft in primary teaching. Each trainee keeps a plot in the kitchen garden and teaches one lesson from it.':
    'यह कॉलेज प्राथमिक शिक्षण में संगीत और शिल्प के काम के लिए जाना जाता है। हर प्रशिक्षु सब्ज़ियों के बगीचे की एक क्यारी सँभालता है और उससे एक पाठ पढ़ाता है।',
  'Two practice schools within walking distance': 'पैदल दूरी पर दो अभ्यास स्कूल',
  'Library of 14,000 books with an evening reading room': '14,000 पुस्तकों का पुस्तकालय, शाम के वाचनालय के साथ',
  'Separate hostels for women and men, 120 seats in all': 'महिलाओं और पुरुषों के लिए अलग छात्रावास, कुल 120 सीटें',
  "Tistapar occupies an old planters' bungalow between the Karala river and the tea gardens. Students come from the villages of the Dooars, and lessons move easily between Bengali, Nepali, Hindi and Sadri.":
    'तिस्तापार करला नदी और चाय बागानों के बीच बाग़ान मालिकों के एक पुराने बँगले में है। विद्यार्थी डुआर्स के गाँवों से आते हैं, और पाठ बांग्ला, नेपाली, हिंदी और सादरी के बीच सहज चलते हैं।',
  'Its trainees run a Saturday school for the children of tea workers. It is the part of the course that former students remember best.':
    'इसके प्रशिक्षु चाय मज़दूरों के बच्चों के लिए शनिवार का स्कूल चलाते हैं। पुराने विद्यार्थियों को पाठ्यक्रम का यही हिस्सा सबसे ज़्यादा याद रहता है।',
  'Strong in language teaching and early reading': 'भाषा शिक्षण और पढ़ने की शुरुआत में मज़बूत',
  'Bus from Jalpaiguri Road station morning and evening': 'जलपाईगुड़ी रोड स्टेशन से सुबह और शाम बस',
  'Hostel for women, 60 seats': 'महिलाओं के लिए छात्रावास, 60 सीटें',
  'Phalgutir looks over the wide sands of the Phalgu river. The main hall with its shallow dome was a court house until 1962. Today it holds the morning assembly, and the old record rooms hold the library.':
    'फल्गुतीर फल्गु नदी की चौड़ी रेत के सामने है। उथले गुंबद वाला मुख्य हॉल 1962 तक कचहरी था। आज वहाँ सुबह की सभा होती है, और पुराने अभिलेख कक्षों में पुस्तकालय है।',
  'The college keeps its fees low and its calendar strict: classes begin at seven in summer and end before the heat.':
    'कॉलेज अपना शुल्क कम और अपना कैलेंडर पक्का रखता है: गर्मियों में कक्षाएँ सात बजे शुरू होती हैं और धूप तेज़ होने से पहले ख़त्म हो जाती हैं।',
  'Demonstration school of 300 children on the campus': 'परिसर में 300 बच्चों का प्रदर्शन स्कूल',
  'Free bridge course in English during the first month': 'पहले महीने में अंग्रेज़ी का मुफ़्त आधार पाठ्यक्रम',
  'Day college, with rented rooms arranged near by': 'दिन का कॉलेज, पास में किराए के कमरों की व्यवस्था',
  'In March the palash trees around this campus turn the whole hill orange. The low stone buildings were designed in 1974 and stay cool without fans for half the year.':
    'मार्च में इस परिसर के पलाश पूरी पहाड़ी को नारंगी कर देते हैं। पत्थर के नीचे-नीचे भवन 1974 में बने और आधे साल बिना पंखों के ठंडे रहते हैं।',
  'All three of our courses are taught here. Teacher trainees and pharmacy students share one library, one canteen and one very serious football tournament.':
    'हमारे तीनों पाठ्यक्रम यहाँ पढ़ाए जाते हैं। प्रशिक्षु शिक्षक और फ़ार्मेसी के विद्यार्थी एक ही पुस्तकालय, एक ही कैंटीन और एक बहुत गंभीर फ़ुटबॉल टूर्नामेंट साझा करते हैं।',
  'Two pharmacy laboratories renewed in 2021': '2021 में नई की गई फ़ार्मेसी की दो प्रयोगशालाएँ',
  'Teaching in Hindi, English and, for practice lessons, Santali': 'हिंदी, अंग्रेज़ी और अभ्यास पाठों के लिए संताली में पढ़ाई',
  'Hostels for women and men, 180 seats': 'महिलाओं और पुरुषों के लिए छात्रावास, 180 सीटें',
  'Deodar Hill College sits on a ridge at 1,650 metres, and on clear mornings the snow peaks fill the classroom windows. The house is stone below and carved timber above, in the old Kumaon way.':
    'देवदार हिल कॉलेज 1,650 मीटर की ऊँचाई पर एक पहाड़ी धार पर है, और साफ़ सुबहों में बर्फ़ीली चोटियाँ कक्षा की खिड़कियों को भर देती हैं। भवन पुराने कुमाऊँनी ढंग का है: नीचे पत्थर, ऊपर नक़्क़ाशीदार लकड़ी।',
  'Many of its trainees go on to teach in schools with two rooms and five classes, so the college teaches multigrade teaching with unusual care.':
    'इसके कई प्रशिक्षु आगे चलकर दो कमरों और पाँच कक्षाओं वाले स्कूलों में पढ़ाते हैं, इसलिए कॉलेज बहुकक्षा शिक्षण बहुत ध्यान से सिखाता है।',
  'Practice teaching in eleven hill schools': 'ग्यारह पहाड़ी स्कूलों में शिक्षण अभ्यास',
  'Winter vacation from late December to the end of January': 'दिसंबर के अंत से जनवरी के अंत तक शीतकालीन अवकाश',
  'Hostel for women, 50 seats, with heating': 'महिलाओं के लिए हीटर वाला छात्रावास, 50 सीटें',
  "A merchant's haveli with carved balconies became a college in 1988. Its four floors climb around a courtyard, and the roof looks over the lake to the Aravalli hills.":
    'नक़्क़ाशीदार छज्जों वाली एक सेठ की हवेली 1988 में कॉलेज बनी। इसकी चार मंज़िलें एक आँगन के चारों ओर चढ़ती हैं, और छत से झील के पार अरावली की पहाड़ियाँ दिखती हैं।',
  'The pharmacy wing was added in 2009 in the same stone. The college has a good name for placing D.Pharm students in hospital training close to home.':
    'फ़ार्मेसी खंड 2009 में उसी पत्थर से जोड़ा गया। D.Pharm के विद्यार्थियों को घर के पास अस्पताल प्रशिक्षण दिलाने में कॉलेज का अच्छा नाम है।',
  'Training places with six hospitals in Udaipur and Rajsamand': 'उदयपुर और राजसमंद के छह अस्पतालों में प्रशिक्षण के स्थान',
  'B.Ed classes in Hindi and English': 'B.Ed की कक्षाएँ हिंदी और अंग्रेज़ी में',
  'Separate hostels for women and men, 140 seats': 'महिलाओं और पुरुषों के लिए अलग छात्रावास, 140 सीटें',
  'Nilathira is a cluster of houses with deep tiled roofs around a square court open to the rain. Behind them is a garden of 210 medicinal plants, each with its label in Malayalam, Latin and English.':
    'नीलतीर बारिश के लिए खुले एक चौकोर आँगन के चारों ओर गहरी खपरैल छतों वाले घरों का समूह है। उनके पीछे 210 औषधीय पौधों का बगीचा है, हर पौधे पर मलयालम, लैटिन और अंग्रेज़ी में नाम लिखा है।',
  "Students learn pharmacognosy with soil on their hands and write the garden's yearly catalogue themselves.":
    'विद्यार्थी हाथों में मिट्टी लगाकर फ़ार्माकोग्नोसी सीखते हैं और बगीचे की सालाना सूची ख़ुद लिखते हैं।',
  "Drug information centre that answers the town's questions by telephone":
    'दवा सूचना केंद्र, जो शहर के सवालों के जवाब टेलीफ़ोन पर देता है',
  'Hospital training in Thrissur and Irinjalakuda': 'त्रिशूर और इरिंजालकुडा में अस्पताल प्रशिक्षण',
  'Hostel for women, 90 seats': 'महिलाओं के लिए छात्रावास, 90 सीटें',
  'The black basalt building with its clock tower was finished in 1908 as a town library. When the library outgrew it, the institute moved in and kept the pointed windows, the teak stairs and the clock.':
    'घंटाघर वाला काले बेसाल्ट का भवन 1908 में शहर के पुस्तकालय के लिए पूरा हुआ था। पुस्तकालय के लिए जगह छोटी पड़ी तो संस्थान यहाँ आया और नुकीली खिड़कियाँ, सागौन की सीढ़ियाँ और घड़ी वैसी ही रखीं।',
  'It is the most demanding of our pharmacy colleges and also the best equipped, with a model medicine store where students serve real customers in the final semester.':
    'यह हमारे फ़ार्मेसी कॉलेजों में सबसे ज़्यादा मेहनत माँगता है और सबसे अच्छे साधनों वाला भी है। इसकी आदर्श दवा दुकान में विद्यार्थी अंतिम सेमेस्टर में असली ग्राहकों को सेवा देते हैं।',
  'Model pharmacy open to the public': 'सबके लिए खुली आदर्श फ़ार्मेसी',
  'Machine room with a tablet press and a coating pan': 'टैबलेट प्रेस और कोटिंग पैन वाला मशीन कक्ष',
  'Hostels for women and men, 160 seats': 'महिलाओं और पुरुषों के लिए छात्रावास, 160 सीटें',
  "Mahanadi Tat was built in 1968 by young architects who loved concrete, shade and river wind. Deep fins keep the sun out of the classrooms, and the roof terrace is where everyone goes at five o'clock.":
    'महानदी तट 1968 में उन युवा वास्तुकारों ने बनाया जिन्हें कंक्रीट, छाया और नदी की हवा पसंद थी। गहरी पट्टियाँ कक्षाओं से धूप को दूर रखती हैं, और पाँच बजे सब छत पर पहुँच जाते हैं।',
  'The college teaches B.Ed, D.El.Ed and D.Pharm. Its science teaching laboratory makes all its apparatus from things found in the bazaar.':
    'कॉलेज B.Ed, D.El.Ed और D.Pharm पढ़ाता है। इसकी विज्ञान शिक्षण प्रयोगशाला अपने सारे उपकरण बाज़ार में मिलने वाली चीज़ों से बनाती है।',
  'Low-cost science workshop open every Saturday': 'कम लागत की विज्ञान कार्यशाला, हर शनिवार खुली',
  'Practice schools in Cuttack city and twelve villages': 'कटक शहर और बारह गाँवों में अभ्यास स्कूल',
  'Hostels for women and men, 200 seats': 'महिलाओं और पुरुषों के लिए छात्रावास, 200 सीटें',
  'Luitpar is a row of Assam-type houses: timber frames, white plaster panels and red tin roofs that drum in the rain. It began in 1979 with eleven trainees and one borrowed blackboard.':
    'लुइतपार असम शैली के घरों की एक क़तार है: लकड़ी के ढाँचे, सफ़ेद पलस्तर और लाल टीन की छतें, जिन पर बारिश ढोल-सी बजती है। इसकी शुरुआत 1979 में ग्यारह प्रशिक्षुओं और एक माँगे हुए श्यामपट्ट से हुई।',
  'The college works closely with community schools along the Brahmaputra and with the tea gardens to the north.':
    'कॉलेज ब्रह्मपुत्र के किनारे के सामुदायिक स्कूलों और उत्तर के चाय बागानों के साथ मिलकर काम करता है।',
  'Courses in Assamese, Bengali, Hindi and English medium': 'असमिया, बांग्ला, हिंदी और अंग्रेज़ी माध्यम के पाठ्यक्रम',
  'Boat library visited by trainees each month': 'नाव पुस्तकालय, जहाँ प्रशिक्षु हर महीने जाते हैं',
  'Hostel for women, 70 seats': 'महिलाओं के लिए छात्रावास, 70 सीटें',
  "Gomti Prangan is a place of arches. The front court was a garden house of the 1880s, repaired arch by arch by the college's own students and the last lime plasterers of the city.":
    'गोमती प्रांगण मेहराबों की जगह है। सामने का आँगन 1880 के दशक की एक बाग़ कोठी था, जिसकी एक-एक मेहराब कॉलेज के अपने विद्यार्थियों और शहर के आख़िरी चूना कारीगरों ने सुधारी।',
  'Teacher training here gives much room to Hindi and Urdu, to storytelling and to theatre. The pharmacy department shares the quieter rear court.':
    'यहाँ शिक्षक प्रशिक्षण में हिंदी और उर्दू, कहानी कहने और रंगमंच को बहुत जगह मिलती है। पीछे के शांत आँगन में फ़ार्मेसी विभाग भी है।',
  'Library with 22,000 books, 4,000 of them in Urdu': '22,000 पुस्तकों का पुस्तकालय, जिनमें 4,000 उर्दू में हैं',
  'Yearly storytelling week open to the schools of Lucknow': 'लखनऊ के स्कूलों के लिए खुला सालाना कहानी सप्ताह',
  'Hostels for women and men, 150 seats': 'महिलाओं और पुरुषों के लिए छात्रावास, 150 सीटें',
  'Tungatara is our youngest college. It opened in 2012 in a new building of granite pillars and terracotta screens that let the breeze of the Tunga river through every corridor.':
    'तुंगातारा हमारा सबसे नया कॉलेज है। यह 2012 में ग्रेनाइट के खंभों और टेराकोटा की जालियों वाले नए भवन में खुला, जिनसे तुंगा नदी की हवा हर गलियारे में आती है।',
  'Laboratory groups are small, never more than fifteen, and each student learns to keep stock on a computer before the first hospital posting.':
    'प्रयोगशाला के समूह छोटे होते हैं, पंद्रह से ज़्यादा कभी नहीं, और हर विद्यार्थी अस्पताल जाने से पहले कंप्यूटर पर स्टॉक का हिसाब रखना सीख लेता है।',
  'Four laboratories and a medicinal garden': 'चार प्रयोगशालाएँ और एक औषधीय बगीचा',
  'Training with the district hospital and nine rural health centres': 'ज़िला अस्पताल और नौ ग्रामीण स्वास्थ्य केंद्रों में प्रशिक्षण',
  'Hostels for women and men, 110 seats': 'महिलाओं और पुरुषों के लिए छात्रावास, 110 सीटें',
  'Rooms for three with a warden on each floor, and a mess with food of West Bengal. (Demo, invented)':
    'तीन-तीन लोगों के कमरे, हर मंज़िल पर एक वार्डन, और पश्चिम बंगाल के खाने वाला मेस। (डेमो, काल्पनिक)',
  'There is no hostel. The office helps you to find a rented room near by. (Demo, invented)':
    'छात्रावास नहीं है। कार्यालय पास में किराए का कमरा ढूँढ़ने में मदद करता है। (डेमो, काल्पनिक)',
  'Rooms for three with a warden on each floor, and a mess with food of Jharkhand. (Demo, invented)':
    'तीन-तीन लोगों के कमरे, हर मंज़िल पर एक वार्डन, और झारखंड के खाने वाला मेस। (डेमो, काल्पनिक)',
  'Rooms for three with a warden on each floor, and a mess with food of Uttarakhand. (Demo, invented)':
    'तीन-तीन लोगों के कमरे, हर मंज़िल पर एक वार्डन, और उत्तराखंड के खाने वाला मेस। (डेमो, काल्पनिक)',
  'Rooms for three with a warden on each floor, and a mess with food of Rajasthan. (Demo, invented)':
    'तीन-तीन लोगों के कमरे, हर मंज़िल पर एक वार्डन, और राजस्थान के खाने वाला मेस। (डेमो, काल्पनिक)',
  'Rooms for three with a warden on each floor, and a mess with food of Kerala. (Demo, invented)':
    'तीन-तीन लोगों के कमरे, हर मंज़िल पर एक वार्डन, और केरल के खाने वाला मेस। (डेमो, काल्पनिक)',
  'Rooms for three with a warden on each floor, and a mess with food of Maharashtra. (Demo, invented)':
    'तीन-तीन लोगों के कमरे, हर मंज़िल पर एक वार्डन, और महाराष्ट्र के खाने वाला मेस। (डेमो, काल्पनिक)',
  'Rooms for three with a warden on each floor, and a mess with food of Odisha. (Demo, invented)':
    'तीन-तीन लोगों के कमरे, हर मंज़िल पर एक वार्डन, और ओडिशा के खाने वाला मेस। (डेमो, काल्पनिक)',
  'Rooms for three with a warden on each floor, and a mess with food of Assam. (Demo, invented)':
    'तीन-तीन लोगों के कमरे, हर मंज़िल पर एक वार्डन, और असम के खाने वाला मेस। (डेमो, काल्पनिक)',
  'Rooms for three with a warden on each floor, and a mess with food of Uttar Pradesh. (Demo, invented)':
    'तीन-तीन लोगों के कमरे, हर मंज़िल पर एक वार्डन, और उत्तर प्रदेश के खाने वाला मेस। (डेमो, काल्पनिक)',
  'Rooms for three with a warden on each floor, and a mess with food of Karnataka. (Demo, invented)':
    'तीन-तीन लोगों के कमरे, हर मंज़िल पर एक वार्डन, और कर्नाटक के खाने वाला मेस। (डेमो, काल्पनिक)',
  'From Bolpur station take an e-rickshaw or the town bus to Sal Bithi Road. (Demo, invented)':
    'बोलपुर स्टेशन से साल बीथी रोड के लिए ई-रिक्शा या शहर की बस लें। (डेमो, काल्पनिक)',
  'From Jalpaiguri station take an e-rickshaw or the town bus to Karala Embankment Road. (Demo, invented)':
    'जलपाईगुड़ी स्टेशन से करला तटबंध रोड के लिए ई-रिक्शा या शहर की बस लें। (डेमो, काल्पनिक)',
  'From Gaya station take an e-rickshaw or the town bus to Manpur Bridge Road. (Demo, invented)':
    'गया स्टेशन से मानपुर पुल रोड के लिए ई-रिक्शा या शहर की बस लें। (डेमो, काल्पनिक)',
  'From Hazaribagh station take an e-rickshaw or the town bus to Canary Hill Road. (Demo, invented)':
    'हज़ारीबाग स्टेशन से कैनरी हिल रोड के लिए ई-रिक्शा या शहर की बस लें। (डेमो, काल्पनिक)',
  'From Almora station take an e-rickshaw or the town bus to Upper Ridge Road. (Demo, invented)':
    'अल्मोड़ा स्टेशन से अपर रिज रोड के लिए ई-रिक्शा या शहर की बस लें। (डेमो, काल्पनिक)',
  'From Udaipur station take an e-rickshaw or the town bus to Fateh Sagar Paal Road. (Demo, invented)':
    'उदयपुर स्टेशन से फ़तेह सागर पाल रोड के लिए ई-रिक्शा या शहर की बस लें। (डेमो, काल्पनिक)',
  'From Thrissur station take an e-rickshaw or the town bus to Kolanghat Road. (Demo, invented)':
    'त्रिशूर स्टेशन से कोलनघाट रोड के लिए ई-रिक्शा या शहर की बस लें। (डेमो, काल्पनिक)',
  'From Satara station take an e-rickshaw or the town bus to Powai Naka. (Demo, invented)':
    'सातारा स्टेशन से पोवई नाका के लिए ई-रिक्शा या शहर की बस लें। (डेमो, काल्पनिक)',
  'From Cuttack station take an e-rickshaw or the town bus to Ring Road. (Demo, invented)':
    'कटक स्टेशन से रिंग रोड के लिए ई-रिक्शा या शहर की बस लें। (डेमो, काल्पनिक)',
  'From Tezpur station take an e-rickshaw or the town bus to Mission Chariali. (Demo, invented)':
    'तेज़पुर स्टेशन से मिशन चारिआली के लिए ई-रिक्शा या शहर की बस लें। (डेमो, काल्पनिक)',
  'From Lucknow station take an e-rickshaw or the town bus to Daliganj Crossing. (Demo, invented)':
    'लखनऊ स्टेशन से डालीगंज चौराहा के लिए ई-रिक्शा या शहर की बस लें। (डेमो, काल्पनिक)',
  'From Shivamogga station take an e-rickshaw or the town bus to Gajanur Road. (Demo, invented)':
    'शिवमोग्गा स्टेशन से गाजनूर रोड के लिए ई-रिक्शा या शहर की बस लें। (डेमो, काल्पनिक)',
  'A walk through the college': 'कॉलेज की एक सैर',
  'Demo: drawings stand in for a film, without sound. The front of the college, a class under a great tree, and the library are seen one after another. Captions name them.':
    'डेमो: फ़िल्म की जगह चित्र हैं, बिना आवाज़ के। एक के बाद एक कॉलेज का सामने का हिस्सा, एक बड़े पेड़ के नीचे कक्षा और पुस्तकालय दिखते हैं। कैप्शन में उनके नाम हैं।',
  'Demo: there is no film at this address. A real one would lead from the gate to the classrooms, and this text would name what is passed.':
    'डेमो: इस पते पर कोई फ़िल्म नहीं है। असली फ़िल्म फाटक से कक्षाओं तक ले जाती, और यहाँ लिखा होता कि रास्ते में क्या-क्या आता है।',
  'Admission office': 'प्रवेश कार्यालय',
  'Can we visit before applying?': 'क्या आवेदन से पहले कॉलेज देख सकते हैं?',
  'Yes, on any working day. Call the admission office first, so that somebody can show you round.':
    'हाँ, किसी भी कार्य दिवस पर। पहले प्रवेश कार्यालय को फ़ोन करें, ताकि कोई आपको कॉलेज दिखा सके।',
  "Tistapar Teachers' Training College": 'तिस्तापार शिक्षक प्रशिक्षण महाविद्यालय',
  'Phalgutir College of Education': 'फल्गुतीर शिक्षा महाविद्यालय',
  'Palashban College of Education and Pharmacy': 'पलाशवन शिक्षा और फ़ार्मेसी महाविद्यालय',
  'Deodar Hill College of Education': 'देवदार हिल शिक्षा महाविद्यालय',
  'Aravalli Prabhat College': 'अरावली प्रभात कॉलेज',
  'Nilathira College of Pharmacy': 'नीलतीर फ़ार्मेसी कॉलेज',
  'Sahyadri Kiran Institute of Pharmacy': 'सह्याद्रि किरण फ़ार्मेसी संस्थान',
  'Mahanadi Tat College': 'महानदी तट कॉलेज',
  'Luitpar College of Education': 'लुइतपार शिक्षा महाविद्यालय',
  'Gomti Prangan College': 'गोमती प्रांगण कॉलेज',
  'Tungatara College of Pharmacy': 'तुंगातारा फ़ार्मेसी कॉलेज',
  Jalpaiguri: 'जलपाईगुड़ी',
  Gaya: 'गया',
  Hazaribagh: 'हज़ारीबाग',
  Almora: 'अल्मोड़ा',
  Udaipur: 'उदयपुर',
  Thrissur: 'त्रिशूर',
  Satara: 'सातारा',
  Cuttack: 'कटक',
  Tezpur: 'तेज़पुर',
  Lucknow: 'लखनऊ',
  Shivamogga: 'शिवमोग्गा',
}
