/** read: none yet */
export const hi: Readonly<Record<string, string>> = {
  'A degree without recognition is worth nothing. Families check this first.':
    'मान्यता के बिना डिग्री का कोई मूल्य नहीं। परिवार सबसे पहले यही देखते हैं।',
  'A draft cannot go to the trash. Leave out “draft”.': 'ड्राफ़्ट कूड़ेदान में नहीं जा सकता। “ड्राफ़्ट” छोड़ दें।',
  'A few pages of a book as PDF, at most {size} MB each. A PDF is public at its address once it is uploaded.':
    'पुस्तक के कुछ पन्ने PDF में, हर एक अधिक से अधिक {size} MB। अपलोड होते ही PDF अपने पते पर सबको दिखती है।',
  'A few words that galleries show with the picture, for example “Chemistry laboratory, first floor”.':
    'कुछ शब्द, जो गैलरी में चित्र के साथ दिखते हैं, जैसे “रसायन प्रयोगशाला, पहली मंज़िल”।',
  'A few words, for example “A walk through the college”. The file is named after them.':
    'कुछ शब्द, जैसे “कॉलेज की सैर”। फ़ाइल का नाम इन्हीं से बनता है।',
  'A minute from a lesson says more than a page of text.': 'कक्षा का एक मिनट एक पेज के पाठ से अधिक बताता है।',
  'A minute or two each. Nothing is loaded from the video’s host before a visitor presses it.':
    'हर एक, एक-दो मिनट का। आगंतुक के दबाने से पहले वीडियो की साइट से कुछ नहीं खुलता।',
  'A new group on the Gallery page': '“फ़ोटो गैलरी” पेज पर नया समूह',
  'A page of the university or board, starting with https://': 'विश्वविद्यालय या बोर्ड का पेज, https:// से शुरू',
  'A PDF below the text, such as a timetable. Put what everybody needs into the text: a PDF is hard to read on a phone.':
    'पाठ के नीचे PDF, जैसे समय-सारणी। जो सबको चाहिए, उसे पाठ में लिखें: फ़ोन पर PDF पढ़ना कठिन है।',
  'A person. The page shows nothing of the contact without a name.': 'एक व्यक्ति। नाम के बिना पेज पर संपर्क का कुछ नहीं दिखता।',
  'A walk through the college for those who cannot come.': 'जो नहीं आ सकते, उनके लिए कॉलेज की सैर।',
  'About the college': 'कॉलेज के बारे में',
  'About us': 'हमारे बारे में',
  'About us page': '“हमारे बारे में” पेज',
  'Add a college': 'कॉलेज जोड़ें',
  'Add photographs': 'फ़ोटो जोड़ें',
  'Add your first college': 'अपना पहला कॉलेज जोड़ें',
  'Add your first course, with its colleges and fees': 'अपना पहला पाठ्यक्रम जोड़ें, उसके कॉलेजों और शुल्क के साथ',
  'Address of a video about the course, starting with https://': 'पाठ्यक्रम के वीडियो का पता, https:// से शुरू',
  'Address of our page': 'हमारे पेज का पता',
  'Address of the live classes': 'लाइव कक्षाओं का पता',
  'Affiliated to': 'किससे संबद्ध',
  'All pictures of the site. JPEG, PNG or WebP, at most {size} MB each; HEIC photos of iPhones as JPEG.':
    'वेबसाइट के सभी चित्र। JPEG, PNG या WebP, हर एक अधिक से अधिक {size} MB; आईफ़ोन की HEIC फ़ोटो JPEG में।',
  'Applications close at the end of this day in India. Empty: no closing date.':
    'भारत के समय से इस दिन के अंत में आवेदन बंद होते हैं। खाली हो, तो कोई अंतिम तिथि नहीं।',
  'Applications open on': 'आवेदन कब खुलते हैं',
  'As in the order.': 'जैसा आदेश में है।',
  'As on the certificate': 'जैसा प्रमाणपत्र पर है',
  'At the end of the page': 'पेज के अंत में',
  'At the top of the page, and on the card of the college': 'पेज के ऊपर, और कॉलेज के कार्ड पर',
  'B.Ed subject': 'B.Ed का विषय',
  'B.Ed subjects': 'B.Ed के विषय',
  'Below the photographs, loaded on request': 'फ़ोटो के नीचे, कहने पर खुलता है',
  'Buyers check that it is the edition that their course asks for.':
    'खरीदार देखते हैं कि यह वही संस्करण है, जो उनके पाठ्यक्रम में चाहिए।',
  Caption: 'कैप्शन',
  Captions: 'कैप्शन',
  'Captions of a video': 'वीडियो के कैप्शन',
  'Captions of short videos as WebVTT (.vtt), at most {size} kB. Only their text and times are stored.':
    'छोटे वीडियो के कैप्शन WebVTT (.vtt) में, अधिक से अधिक {size} kB। केवल उनका पाठ और समय रखा जाता है।',
  'Captions of videos': 'वीडियो के कैप्शन',
  'Change a course’s fee': 'पाठ्यक्रम का शुल्क बदलें',
  'Change the home page': 'होम पेज बदलें',
  'Change the phone number or address': 'फ़ोन नंबर या पता बदलें',
  'Choose the date of the notice, or a later day.': 'सूचना की तारीख या बाद का दिन चुनें।',
  'Choose the day on which applications open, or a later one.': 'आवेदन खुलने का दिन चुनें, या उसके बाद का।',
  'Colleges that teach it': 'इसे पढ़ाने वाले कॉलेज',
  'Colleges that teach this course': 'यह पाठ्यक्रम पढ़ाने वाले कॉलेज',
  'Contact and questions': 'संपर्क और प्रश्न',
  'Could not be published': 'प्रकाशित नहीं हो सका',
  'Courses concerned': 'किन पाठ्यक्रमों के लिए',
  'Courses here': 'यहाँ के पाठ्यक्रम',
  'Courses taught here': 'यहाँ पढ़ाए जाने वाले पाठ्यक्रम',
  'Determines the application form. There is one course of each kind.':
    'इससे आवेदन फ़ॉर्म तय होता है। हर प्रकार का एक पाठ्यक्रम होता है।',
  'Each college with its price for the whole course. Press a row to edit it, drag it to move it.':
    'हर कॉलेज, पूरे पाठ्यक्रम के मूल्य के साथ। बदलने के लिए पंक्ति दबाएँ, जगह बदलने के लिए खींचें।',
  'Empty: for the whole college.': 'खाली हो, तो पूरे कॉलेज के लिए।',
  'Empty: the notice concerns everybody.': 'खाली हो, तो सूचना सबके लिए है।',
  'Enrolment is open': 'प्रवेश खुला है',
  'Enter a telephone number with its area code, such as 0342 255 0101.':
    'एरिया कोड के साथ टेलीफ़ोन नंबर लिखें, जैसे 0342 255 0101।',
  'Enter digits only, starting with 91, for example 919000000000.': 'केवल अंक लिखें, 91 से शुरू, जैसे 919000000000।',
  'Enter how many students passed, as a whole number.': 'कितने विद्यार्थी उत्तीर्ण हुए, पूर्ण संख्या लिखें।',
  'Enter how many students were examined, as a whole number from 1.':
    'कितने विद्यार्थियों ने परीक्षा दी, 1 से शुरू पूर्ण संख्या लिखें।',
  'Enter the year of the examination, from {first} to {last}.': 'परीक्षा का वर्ष लिखें, {first} से {last} तक।',
  'Enter {facts}': '{facts} लिखें',
  Examined: 'परीक्षा दी',
  Fact: 'बात',
  'Families plan by it. Without it the page says “Not announced yet”.':
    'परिवार इसी से योजना बनाते हैं। न हो, तो पेज पर “अभी घोषित नहीं” दिखता है।',
  'Families want to see the place before they travel.': 'परिवार यात्रा से पहले जगह देखना चाहते हैं।',
  'Fee (₹)': 'शुल्क (₹)',
  'File of a notice': 'सूचना की फ़ाइल',
  'Files of notices': 'सूचनाओं की फ़ाइलें',
  'Filled in from the courses. Open a course to change its colleges and prices.':
    'पाठ्यक्रमों से भरा जाता है। कॉलेज और मूल्य बदलने के लिए पाठ्यक्रम खोलें।',
  'First paragraph': 'पहला अनुच्छेद',
  'For people who cannot see or hear it, and for those who save data. Add captions to a file, and switch them on where a linked video is stored.':
    'उनके लिए, जो देख या सुन नहीं सकते, और जो डेटा बचाते हैं। फ़ाइल में कैप्शन जोड़ें, और लिंक वाले वीडियो में उन्हें चालू करें।',
  'For the home page, and by e-mail to those concerned': 'होम पेज के लिए, और जिनसे जुड़ी है, उन्हें ई-मेल से',
  'From the beginning of this day in India. Empty: open at once.': 'भारत के समय से इस दिन की शुरुआत से। खाली हो, तो तुरंत खुले।',
  'From the left (%)': 'बाएँ से (%)',
  'From the top (%)': 'ऊपर से (%)',
  Gallery: 'फ़ोटो गैलरी',
  'Gallery group': 'गैलरी का समूह',
  'Groups of photographs on the Gallery page, for example one for each event.':
    '“फ़ोटो गैलरी” पेज पर फ़ोटो के समूह, जैसे हर कार्यक्रम का एक।',
  'Heading, large picture, what we offer': 'शीर्षक, बड़ा चित्र, हम क्या देते हैं',
  'Home page': 'होम पेज',
  Hostel: 'छात्रावास',
  'Hostel and way': 'छात्रावास और रास्ता',
  'Hostel places for men': 'पुरुषों के लिए छात्रावास में जगहें',
  'Hostel places for women': 'महिलाओं के लिए छात्रावास में जगहें',
  'How many were examined and how many passed. The page shows the newest year first, with the share.':
    'कितनों ने परीक्षा दी और कितने उत्तीर्ण हुए। पेज पर सबसे नया वर्ष पहले, प्रतिशत के साथ दिखता है।',
  'How to get there': 'कैसे पहुँचें',
  'In a gallery on the page': 'पेज की गैलरी में',
  'In a table of their own': 'अपनी तालिका में',
  'In each session. Officers cannot approve more. Visitors see them, and how many are left.':
    'हर सत्र में। अधिकारी इससे अधिक स्वीकृत नहीं कर सकते। आगंतुकों को ये और बची सीटें दिखती हैं।',
  'In its own section': 'अपने भाग में',
  'In its own section, and on the printed sheet': 'अपने भाग में, और छपे पन्ने पर',
  'It decides the price of delivery by weight, and what the courier charges.':
    'इससे वज़न के अनुसार डिलीवरी का मूल्य तय होता है, और कूरियर कितना लेगा।',
  'It disappears from the site and from dashboards immediately.': 'यह वेबसाइट और शुरुआती पेजों से तुरंत हट जाता है।',
  'It is permanently deleted.': 'यह हमेशा के लिए हट जाता है।',
  'It keeps those who cannot apply from paying.': 'जो आवेदन नहीं कर सकते, वे भुगतान करने से बचते हैं।',
  'It makes the course recognisable.': 'इससे पाठ्यक्रम पहचाना जाता है।',
  'It moves to the trash with its history. You can restore it from there.':
    'यह इतिहास के साथ कूड़ेदान में जाता है। वहाँ से वापस लाया जा सकता है।',
  'It says what the course is good for.': 'इससे पता चलता है कि पाठ्यक्रम किस काम का है।',
  'It says whether this is the right book for a paper.': 'इससे पता चलता है कि यह किसी पेपर के लिए सही पुस्तक है या नहीं।',
  'It says who holds the examinations and gives the degree.': 'इससे पता चलता है कि परीक्षा कौन लेता है और डिग्री कौन देता है।',
  'It shows the way.': 'इससे रास्ता पता चलता है।',
  'It stays here as a draft. You can publish it again.': 'यह यहाँ ड्राफ़्ट के रूप में रहेगा। आप इसे फिर प्रकाशित कर सकते हैं।',
  'Its number and date.': 'उसकी संख्या और तारीख।',
  'Its page {path} is taken off the site immediately, and lists no longer show it.':
    'इसका पेज {path} वेबसाइट से तुरंत हट जाता है, और सूचियों में नहीं दिखता।',
  'Its pictures disappear from the Gallery page immediately.': 'इसके चित्र “फ़ोटो गैलरी” पेज से तुरंत हट जाते हैं।',
  'Kind of course': 'पाठ्यक्रम का प्रकार',
  'Kind of record': 'रिकॉर्ड का प्रकार',
  'Language of the captions': 'कैप्शन की भाषा',
  'Large heading': 'बड़ा शीर्षक',
  'Large picture': 'बड़ा चित्र',
  'Last changed': 'पिछली बार बदला गया',
  'Last day of applications': 'आवेदन का अंतिम दिन',
  'Last updated': 'पिछली बार बदला',
  'Leave empty if every college of the B.Ed course teaches it.': 'B.Ed पाठ्यक्रम के सभी कॉलेज पढ़ाते हों, तो खाली छोड़ें।',
  'Leave empty to use the default arch.': 'मेहराब वाला चिह्न रखना हो, तो खाली छोड़ें।',
  'Length in years': 'अवधि, वर्षों में',
  'Lessons, laboratories and practice, in a gallery on the page. Drag to change the order. 1,440 pixels across or more.':
    'कक्षाएँ, प्रयोगशालाएँ और अभ्यास, पेज की गैलरी में। क्रम बदलने के लिए खींचें। चौड़ाई 1,440 पिक्सेल या अधिक।',
  'Letter of affiliation': 'संबद्धता का पत्र',
  'Line under the name': 'नाम के नीचे की पंक्ति',
  'Links and footer': 'लिंक और नीचे का भाग',
  'List of choices': 'विकल्पों की सूची',
  'Listed in the order in which forms offer them. Drag a row to move it.':
    'जिस क्रम में फ़ॉर्म में आते हैं। जगह बदलने के लिए पंक्ति खींचें।',
  'Lists of choices': 'विकल्पों की सूचियाँ',
  'Live since': 'वेबसाइट पर, कब से',
  Logo: 'लोगो',
  'Lower numbers come first. {what} with the same number are sorted by name.':
    'छोटी संख्या पहले आती है। एक ही संख्या हो, तो {what} नाम के क्रम से आते हैं।',
  'Make another session the current one instead. Earlier applications keep this one.':
    'इसकी जगह दूसरे सत्र को मौजूदा बनाएँ। पहले के आवेदनों में यही रहेगा।',
  'Make the picture smaller and upload it again.': 'चित्र छोटा करके फिर अपलोड करें।',
  'Many browsers cannot play the sound of this video. Save it as MP4 with AAC.':
    'कई ब्राउज़र इस वीडियो की आवाज़ नहीं चला सकते। AAC वाली MP4 में सहेजें।',
  Map: 'नक्शा',
  'More students passed than were examined. Check both.': 'जितनों ने परीक्षा दी, उससे अधिक उत्तीर्ण लिखे हैं। दोनों देखें।',
  'Most students come from another town. Say it too if there is none.':
    'अधिकतर विद्यार्थी दूसरे शहर से आते हैं। न हो, तो यह भी लिखें।',
  'MP4 or WebM. Leave it empty if the video is on another site.': 'MP4 या WebM। वीडियो दूसरी साइट पर हो, तो खाली छोड़ें।',
  'Name of the college': 'कॉलेज का नाम',
  'Name of the list': 'सूची का नाम',
  'Name of the organisation': 'संस्था का नाम',
  'Name, contact and footer': 'नाम, संपर्क और नीचे का भाग',
  'National Council for Teacher Education (NCTE)': 'राष्ट्रीय अध्यापक शिक्षा परिषद (NCTE)',
  'Needed to write and to travel.': 'पत्र लिखने और आने के लिए ज़रूरी।',
  'News with a date: on the home page, on the page of all notices and on the dashboards of the students concerned.':
    'तारीख वाली खबर: होम पेज पर, सभी सूचनाओं के पेज पर और जिन विद्यार्थियों से जुड़ी है, उनके शुरुआती पेज पर।',
  'Offered now': 'अभी उपलब्ध',
  'Office hours': 'कार्यालय का समय',
  'On the page': 'पेज पर',
  'On the page and in the comparison': 'पेज पर और तुलना में',
  'On the page, and in search engines': 'पेज पर, और सर्च इंजन में',
  'On the page, in the comparison, and before the application': 'पेज पर, तुलना में, और आवेदन से पहले',
  'On the page, loaded on request': 'पेज पर, कहने पर खुलता है',
  'On the page, on cards and in orders, and where a link is shared': 'पेज पर, कार्ड और ऑर्डर में, और जहाँ लिंक साझा हो',
  'On the page, on cards, and where a link is shared': 'पेज पर, कार्ड पर, और जहाँ लिंक साझा हो',
  'On the page, when a visitor opens it': 'पेज पर, जब आगंतुक उसे खोलें',
  'On the page. The search of the shop finds the book by it': 'पेज पर। दुकान की खोज इससे पुस्तक ढूँढती है',
  'On the pages of the course and the college, with what is left': 'पाठ्यक्रम और कॉलेज के पेज पर, बची सीटों के साथ',
  'On YouTube or Vimeo, or of an MP4 or WebM file.': 'YouTube या Vimeo पर, या MP4 या WebM फ़ाइल का।',
  'One or two sentences, shown on the course’s card, on the home page and in search results.':
    'एक-दो वाक्य, जो पाठ्यक्रम के कार्ड, होम पेज और खोज में दिखते हैं।',
  'One sentence for people who cannot see it, for example “Students read in the library of the college”.':
    'जो नहीं देख सकते, उनके लिए एक वाक्य, जैसे “विद्यार्थी कॉलेज के पुस्तकालय में पढ़ रहे हैं”।',
  'Only facts that you can prove. The site claims no recognition beyond these.':
    'केवल वे बातें, जिन्हें आप साबित कर सकें। वेबसाइट इनके अलावा किसी मान्यता का दावा नहीं करती।',
  'Open the course, then the “Fees” tab': 'पाठ्यक्रम खोलें, फिर “शुल्क” टैब',
  'Open the page': 'पेज खोलें',
  'Open the site': 'वेबसाइट खोलें',
  'Order and date': 'आदेश और तारीख',
  'Other details': 'दूसरे विवरण',
  'Other facts of recognition': 'मान्यता की दूसरी बातें',
  'Part of the fee': 'शुल्क का भाग',
  'Parts of the fee': 'शुल्क के भाग',
  'PDFs that notices offer, at most {size} MB each. A PDF is public at its address once it is uploaded.':
    'सूचनाओं की PDF, हर एक अधिक से अधिक {size} MB। अपलोड होते ही PDF अपने पते पर सबको दिखती है।',
  'People call a person sooner than an office.': 'लोग कार्यालय से पहले व्यक्ति को फ़ोन करते हैं।',
  'Pharmacy Council of India (PCI)': 'भारतीय फ़ार्मेसी परिषद (PCI)',
  Photographs: 'फ़ोटो',
  'Photographs and videos': 'फ़ोटो और वीडियो',
  'Pictures and documents cannot be stored or opened': 'चित्र और दस्तावेज़ न रखे जा सकते हैं, न खोले जा सकते हैं',
  Pinned: 'ऊपर रखी हुई',
  'Press what must stay in view': 'जो हमेशा दिखना चाहिए, उसे दबाएँ',
  'Price of the whole course (₹)': 'पूरे पाठ्यक्रम का मूल्य (₹)',
  'Privacy policy': 'निजता नीति',
  'Published by': 'किसने प्रकाशित किया',
  'Published page': 'प्रकाशित पेज',
  'Published pages': 'प्रकाशित पेज',
  'Questions and answers': 'प्रश्न और उत्तर',
  'Recognised by': 'किसने मान्यता दी',
  Recognition: 'मान्यता',
  Recognitions: 'मान्यताएँ',
  'Remove the picture there first.': 'पहले वहाँ से चित्र हटाएँ।',
  'Results of former years': 'पिछले वर्षों के परिणाम',
  'Return policy': 'वापसी नीति',
  'Rooms, food, who is in charge, and where students live who find no place.':
    'कमरे, खाना, कौन देखते हैं, और जिन्हें जगह नहीं मिलती, वे कहाँ रहते हैं।',
  'Sample of a book': 'पुस्तक का नमूना',
  'Samples of books': 'पुस्तकों के नमूने',
  'Seats of each college': 'हर कॉलेज की सीटें',
  'Shipping policy': 'डिलीवरी नीति',
  'Short videos of courses and colleges: MP4 (H.264 and AAC) or WebM. Where they were filmed and similar data are removed.':
    'पाठ्यक्रमों और कॉलेजों के छोटे वीडियो: MP4 (H.264 और AAC) या WebM। कहाँ बने और ऐसी जानकारी हटा दी जाती है।',
  'Show on the site': 'वेबसाइट पर दिखाएँ',
  'Shown at the top and bottom of every page': 'हर पेज के ऊपर और नीचे दिखता है',
  'Shown at the top and bottom of every page. Saving republishes the whole site.':
    'हर पेज के ऊपर और नीचे दिखता है। सहेजने पर पूरी वेबसाइट फिर प्रकाशित होती है।',
  'Shown at the top of the page if it is filled in. Change it when the meaning of the text changes.':
    'भरा हो, तो पेज के ऊपर दिखता है। पाठ का अर्थ बदले, तब इसे बदलें।',
  'Shown from the beginning of this day in India.': 'भारत के समय से इस दिन की शुरुआत से दिखती है।',
  'Shown in larger type than the rest.': 'बाकी से बड़े अक्षरों में दिखता है।',
  'Shown in the comparison of courses, and where applicants declare that they are eligible.':
    'पाठ्यक्रमों की तुलना में, और जहाँ आवेदक बताते हैं कि वे पात्र हैं, वहाँ दिखता है।',
  'Shown until the end of this day in India. Empty: until you take it off the site.':
    'भारत के समय से इस दिन के अंत तक दिखती है। खाली हो, तो जब तक आप वेबसाइट से न हटाएँ।',
  'Small print at the bottom': 'नीचे की छोटी लिखावट',
  'Social network': 'सोशल नेटवर्क',
  'Social networks': 'सोशल नेटवर्क',
  'Stands in place of the video until it is pressed. 1,280 × 720 pixels or more.':
    'दबाने तक वीडियो की जगह दिखता है। 1,280 × 720 पिक्सेल या अधिक।',
  'Start with 91. Leave out the plus sign and spaces.': '91 से शुरू करें। धन चिह्न और खाली जगह न लिखें।',
  'Starting price': 'शुरुआती मूल्य',
  'Starting price (₹)': 'शुरुआती मूल्य (₹)',
  'Station and bus stop for the first visit.': 'पहली बार आने के लिए स्टेशन और बस अड्डा।',
  'Stays above the others.': 'बाकी से ऊपर रहती है।',
  'Still picture': 'स्थिर चित्र',
  'Students look into a book before they buy it.': 'विद्यार्थी खरीदने से पहले पुस्तक देखते हैं।',
  'Students recognise a book by its cover.': 'विद्यार्थी पुस्तक को उसके आवरण से पहचानते हैं।',
  'Teachers, library and what the college is known for.': 'शिक्षक, पुस्तकालय और कॉलेज किसके लिए जाना जाता है।',
  'Terms and conditions': 'नियम और शर्तें',
  'Text under it': 'उसके नीचे का पाठ',
  'The approval of the council, as in its order. The page names the council under the title and links to where visitors can check it.':
    'परिषद की स्वीकृति, जैसी उसके आदेश में है। पेज पर शीर्षक के नीचे परिषद का नाम और जाँचने का लिंक दिखता है।',
  'The book, for example “Childhood and Growing Up”. The file is named after it.':
    'पुस्तक, जैसे “Childhood and Growing Up”। फ़ाइल का नाम इसी से बनता है।',
  'The choices offered in forms. You can add, rename and remove choices.':
    'फ़ॉर्म में मिलने वाले विकल्प। आप विकल्प जोड़, हटा और उनका नाम बदल सकते हैं।',
  'The courses on the site, with their fees and the colleges that teach them.':
    'वेबसाइट के पाठ्यक्रम, शुल्क और उन्हें पढ़ाने वाले कॉलेजों के साथ।',
  'The file storage {place} does not answer. What is stored there is not lost; people can upload again when it answers.':
    'फ़ाइलों का भंडार {place} उत्तर नहीं दे रहा। वहाँ रखा हुआ खोया नहीं है; उत्तर मिलने पर लोग फिर अपलोड कर सकते हैं।',
  'The first one is shown on the college’s card. Drag to change the order. 1,440 pixels across or more.':
    'पहला चित्र कॉलेज के कार्ड पर दिखता है। क्रम बदलने के लिए खींचें। चौड़ाई 1,440 पिक्सेल या अधिक।',
  'The first one is the cover. Visitors page through the others.': 'पहला चित्र आवरण है। बाकी आगंतुक एक-एक करके देखते हैं।',
  'The first page that visitors see. It includes the courses and colleges automatically.':
    'पहला पेज, जो आगंतुक देखते हैं। पाठ्यक्रम और कॉलेज इसमें अपने आप आते हैं।',
  'The four policy pages in the footer of the site. You can edit them, but not delete them.':
    'वेबसाइट के नीचे के चार नीति पेज। आप इन्हें बदल सकते हैं, पर हटा नहीं सकते।',
  'The home page': 'होम पेज',
  'The lowest college price for the whole course, shown as “from ₹…”. The parts below must add up to it.':
    'पूरे पाठ्यक्रम का सबसे कम कॉलेज मूल्य, “₹… से” के रूप में दिखता है। नीचे के भागों का जोड़ इतना ही होना चाहिए।',
  'The main text of the course’s page. Leave an empty line between paragraphs.':
    'पाठ्यक्रम के पेज का मुख्य पाठ। अनुच्छेदों के बीच एक पंक्ति खाली छोड़ें।',
  'Give the subject another name: merit processes call the list of deputed teachers this.':
    'विषय को दूसरा नाम दें: मेरिट प्रक्रियाओं में यह प्रतिनियुक्त शिक्षकों की सूची का नाम है।',
  'The method subjects that applicants for B.Ed choose from.': 'शिक्षण विषय, जिनमें से B.Ed के आवेदक चुनते हैं।',
  'The nearest railway station and bus stop, and the way from there.':
    'सबसे पास का रेलवे स्टेशन और बस अड्डा, और वहाँ से रास्ता।',
  'The page of the council that lists it, starting with https://. Empty: the council’s own site.':
    'परिषद का वह पेज, जहाँ यह है, https:// से शुरू। खाली हो, तो परिषद की अपनी साइट।',
  'The partner colleges. To set which courses a college teaches and its prices, open the course.':
    'सहयोगी कॉलेज। कॉलेज में कौन से पाठ्यक्रम हैं और उनका मूल्य तय करने के लिए पाठ्यक्रम खोलें।',
  'The university or board that holds the examinations. Shown under the title.':
    'परीक्षा लेने वाला विश्वविद्यालय या बोर्ड। शीर्षक के नीचे दिखता है।',
  'The video and the language, for example “A walk through the college, Bengali”.':
    'वीडियो और भाषा, जैसे “कॉलेज की सैर, बांग्ला”।',
  'The work that a graduate can do. Shown in the comparison of courses.':
    'पाठ्यक्रम पूरा करके क्या काम कर सकते हैं। पाठ्यक्रमों की तुलना में दिखता है।',
  'The “About us” page': '“हमारे बारे में” पेज',
  'The “Live classes” menu item opens this address.': 'मेनू का “लाइव कक्षाएँ” यह पता खोलता है।',
  'Then add it to its courses, with the price there': 'फिर उसे उसके पाठ्यक्रमों में जोड़ें, वहाँ के मूल्य के साथ',
  'There is nothing to show yet.': 'अभी दिखाने को कुछ नहीं है।',
  'They save a call, and search engines can show them.': 'इनसे फ़ोन नहीं करना पड़ता, और सर्च इंजन इन्हें दिखा सकते हैं।',
  'They show how many pass.': 'इनसे पता चलता है कि कितने उत्तीर्ण होते हैं।',
  'They show what a day of the course is like.': 'इनसे पता चलता है कि पाठ्यक्रम का एक दिन कैसा होता है।',
  'They show whether it is worth applying, and keep officers from approving too many.':
    'इनसे पता चलता है कि आवेदन करना ठीक है या नहीं, और अधिकारी सीमा से अधिक स्वीकृत नहीं करते।',
  'This file has more than {max} captions.': 'इस फ़ाइल में {max} से अधिक कैप्शन हैं।',
  'This file has no captions in WebVTT. Its first line must be WEBVTT. Save SubRip (.srt) as WebVTT (.vtt) first.':
    'इस फ़ाइल में WebVTT के कैप्शन नहीं हैं। पहली पंक्ति WEBVTT होनी चाहिए। SubRip (.srt) को पहले WebVTT (.vtt) में सहेजें।',
  'This file is larger than {size} kB. Captions of a short video are much smaller.':
    'यह फ़ाइल {size} kB से बड़ी है। छोटे वीडियो के कैप्शन इससे बहुत छोटे होते हैं।',
  'This file is larger than {size} MB. Make it smaller and upload it again.':
    'यह फ़ाइल {size} MB से बड़ी है। छोटी करके फिर अपलोड करें।',
  'This file is larger than {size} MB. {advice}': 'यह फ़ाइल {size} MB से बड़ी है। {advice}',
  'This file is not a PDF. Save it as PDF, then upload it.': 'यह फ़ाइल PDF नहीं है। PDF में सहेजें, फिर अपलोड करें।',
  'This file is not a picture that the site can show. Upload a JPEG, PNG or WebP.':
    'यह ऐसा चित्र नहीं है, जो वेबसाइट दिखा सके। JPEG, PNG या WebP अपलोड करें।',
  'This file is not a video that browsers play. Upload an MP4 (H.264 and AAC) or a WebM.':
    'यह ऐसी वीडियो फ़ाइल नहीं है, जो ब्राउज़र चलाते हैं। MP4 (H.264 और AAC) या WebM अपलोड करें।',
  'This file is not text in UTF-8. Save it as UTF-8, then upload it.':
    'यह फ़ाइल UTF-8 पाठ नहीं है। UTF-8 में सहेजें, फिर अपलोड करें।',
  'This is a QuickTime video. Save it as MP4 (H.264), then upload it.':
    'यह QuickTime वीडियो है। MP4 (H.264) में सहेजें, फिर अपलोड करें।',
  'This PDF is larger than {size} MB. Save it smaller, then upload it.':
    'यह PDF {size} MB से बड़ी है। छोटी करके सहेजें, फिर अपलोड करें।',
  'This video is damaged or incomplete. Save or send it again, then upload it.':
    'यह वीडियो खराब या अधूरा है। इसे फिर सहेजें या भेजें, फिर अपलोड करें।',
  'This video is larger than {size} MB. Make it shorter, or save it smaller.':
    'यह वीडियो {size} MB से बड़ा है। इसे छोटा करें, या छोटे आकार में सहेजें।',
  'Three or four points read best.': 'तीन-चार बातें सबसे अच्छी लगती हैं।',
  'To stop offering it, untick “Offered now”.': 'न देना हो, तो “अभी उपलब्ध” का निशान हटाएँ।',
  'Top of the page': 'पेज का ऊपरी भाग',
  'Town or city': 'शहर या कस्बा',
  'Under Location': '“स्थान” में',
  'Under Location, and on the printed sheet': '“स्थान” में, और छपे पन्ने पर',
  'Under the title with the days that are left, and beside the fee': 'शीर्षक के नीचे बचे दिनों के साथ, और शुल्क के पास',
  'Under the title, and in its own section with number, order and a link to check it':
    'शीर्षक के नीचे, और अपने भाग में संख्या, आदेश और जाँच के लिंक के साथ',
  'Under the title, and under Recognition': 'शीर्षक के नीचे, और “मान्यता” में',
  'University Grants Commission (UGC)': 'विश्वविद्यालय अनुदान आयोग (UGC)',
  'Untick to close applications at once. While it is ticked, the dates below open and close them.':
    'निशान हटाने पर आवेदन तुरंत बंद होते हैं। निशान हो, तो नीचे की तारीखों से खुलते और बंद होते हैं।',
  'Untick to hide the course from visitors.': 'निशान हटाने पर पाठ्यक्रम आगंतुकों को नहीं दिखता।',
  'Untick to remove it from new applications. Earlier applications keep it.':
    'निशान हटाने पर यह नए आवेदनों में नहीं मिलता। पहले के आवेदनों में रहता है।',
  'Video file': 'वीडियो फ़ाइल',
  'Visitors do not see them until you do. Check the policies too: they name no address of yours.':
    'जब तक आप नहीं लिखते, आगंतुकों को नहीं दिखते। नीतियाँ भी देखें: उनमें आपका पता नहीं है।',
  'We cannot check this PDF. Print it to a new PDF, then upload that one.':
    'हम यह PDF नहीं जाँच सकते। इसे नई PDF में प्रिंट करें, फिर उसे अपलोड करें।',
  'We cannot check this video. Save it as a short MP4, then upload it.':
    'हम यह वीडियो नहीं जाँच सकते। छोटी MP4 में सहेजें, फिर अपलोड करें।',
  'We cannot read this picture. It may be damaged or too large. Save it again as JPEG, then upload it.':
    'हम यह चित्र नहीं पढ़ सकते। शायद यह खराब या बहुत बड़ा है। JPEG में फिर सहेजें, फिर अपलोड करें।',
  'What a student can hold us to.': 'जिसके लिए विद्यार्थी हमसे जवाब माँग सकते हैं।',
  'What a student pays and when, for example “Admission”, then “1st Semester”.':
    'विद्यार्थी क्या और कब चुकाते हैं, जैसे “प्रवेश”, फिर “1st Semester”।',
  'What families really ask, answered in one or two sentences.': 'परिवार सच में जो पूछते हैं, एक-दो वाक्यों में उत्तर के साथ।',
  'What is missing': 'क्या छूटा है',
  'What is said, as WebVTT (.vtt). Visitors switch captions on and off in the player.':
    'जो कहा गया, WebVTT (.vtt) में। आगंतुक प्लेयर में कैप्शन चालू और बंद करते हैं।',
  'What it leads to': 'आगे क्या कर सकते हैं',
  'What it shows and says': 'इसमें क्या दिखता और कहा जाता है',
  'What must stay in view': 'क्या हमेशा दिखना चाहिए',
  'What students and their families want to know: teachers, library, hostel, directions.':
    'विद्यार्थी और परिवार जो जानना चाहते हैं: शिक्षक, पुस्तकालय, छात्रावास, रास्ता।',
  'What the file is, for example “Timetable of the examination”. The notice shows it.':
    'फ़ाइल क्या है, जैसे “परीक्षा की समय-सारणी”। सूचना में यह दिखता है।',
  'What the picture shows': 'चित्र में क्या है',
  'What they do': 'वे क्या करते हैं',
  'What we offer': 'हम क्या देते हैं',
  'What we promise': 'हमारा वादा',
  'WhatsApp number': 'WhatsApp नंबर',
  'When they can be reached': 'उनसे कब बात हो सकती है',
  'Where it is used': 'कहाँ काम आती है',
  'Where to check it': 'कहाँ जाँचें',
  'Where to check the affiliation': 'संबद्धता कहाँ जाँचें',
  'Who can apply': 'कौन आवेदन कर सकते हैं',
  'Who can apply, which documents they need, how the course runs.':
    'कौन आवेदन कर सकते हैं, कौन से दस्तावेज़ चाहिए, पाठ्यक्रम कैसे चलता है।',
  'Who we are, in our own words.': 'हम कौन हैं, अपने शब्दों में।',
  'Whom to ask': 'किससे पूछें',
  'Wide pictures look best, at least 1,440 pixels across.': 'चौड़े चित्र सबसे अच्छे लगते हैं, चौड़ाई कम से कम 1,440 पिक्सेल।',
  'With it students compare the book with the list of their college. Search engines name the price with it.':
    'इससे विद्यार्थी पुस्तक को अपने कॉलेज की सूची से मिलाते हैं। सर्च इंजन इसके साथ मूल्य दिखाते हैं।',
  'Write a notice': 'सूचना लिखें',
  'Write the heading and the text of the home page': 'होम पेज का शीर्षक और पाठ लिखें',
  'Write the “About us” page': '“हमारे बारे में” पेज लिखें',
  '{name} could not be published': '{name} प्रकाशित नहीं हो सका',
  '{name} has changes that are not on the site': '{name} के बदलाव अभी वेबसाइट पर नहीं हैं',
  'Its stock of {count} stays with it until it is permanently deleted.':
    'स्थायी रूप से हटाए जाने तक इसका {count} का स्टॉक इसके साथ रहता है।',
  'Move this {record} to the trash first. You can delete it permanently from there.':
    'पहले इसे कूड़ेदान में डालें ({record})। वहाँ से इसे स्थायी रूप से हटा सकते हैं।',
  'We cannot check these captions. Save them again as WebVTT, then upload them.':
    'ये कैप्शन जाँचे नहीं जा सके। इन्हें फिर WebVTT में सहेजें, फिर अपलोड करें।',
  'This is a HEIC photo of an iPhone, which most browsers cannot show. On the iPhone choose Settings, Camera, Formats, Most Compatible, or send the photo to yourself by e-mail. Then upload the JPEG.':
    'यह iPhone की HEIC फ़ोटो है, जिसे अधिकतर ब्राउज़र नहीं दिखाते। iPhone में Settings, Camera, Formats, Most Compatible चुनें, या फ़ोटो खुद को ई-मेल से भेजें। फिर JPEG अपलोड करें।',
  'Upload a video file, or enter the address of a video on YouTube or Vimeo, or of an MP4 or WebM file. It starts with https://':
    'वीडियो फ़ाइल अपलोड करें, या YouTube या Vimeo के वीडियो का, या MP4 या WebM फ़ाइल का पता लिखें। वह https:// से शुरू होता है।',
  'Many pictures are being drawn. Try again in a minute.': 'अभी बहुत सारी तस्वीरें बन रही हैं। एक मिनट बाद फिर कोशिश करें।',
  'A text states another number than the portal': 'एक पाठ में पोर्टल से अलग संख्या है',
  'This college is listed twice. Remove one of its rows.': 'यह कॉलेज दो बार लिखा है। एक पंक्ति हटाएँ।',
  'The lowest price of a college is {lowest}, but {other}. Make them the same.':
    'कॉलेजों का सबसे कम मूल्य {lowest} है, पर {other}। दोनों को एक जैसा करें।',
  'The parts add up to {sum}, but {other}. Make them the same.': 'भागों का जोड़ {sum} है, पर {other}। दोनों को एक जैसा करें।',
  'Correct the sentence, or write a placeholder instead of the number: they are listed beside the text. If the text is right, change the setting.':
    'वाक्य ठीक करें, या संख्या के बजाय कोष्ठक वाला नाम लिखें: वे पाठ के पास दिए हैं। पाठ सही हो, तो सेटिंग बदलें।',
  'This MP4 consists of fragments, as of a live stream. Save it as one ordinary MP4, then upload it.':
    'यह MP4 टुकड़ों में है, जैसे लाइव प्रसारण की होती है। इसे एक सामान्य MP4 में सहेजें, फिर अपलोड करें।',
  'This video keeps its picture or sound in another file. Save it as one MP4, then upload it.':
    'इस वीडियो की तस्वीर या आवाज़ दूसरी फ़ाइल में है। इसे एक MP4 में सहेजें, फिर अपलोड करें।',
  'Many browsers cannot play the picture of this video. Save it as MP4 with H.264. On an iPhone choose Settings, Camera, Formats, Most Compatible before you film.':
    'कई ब्राउज़र इस वीडियो की तस्वीर नहीं चला सकते। इसे H.264 वाली MP4 में सहेजें। iPhone में वीडियो बनाने से पहले Settings, Camera, Formats, Most Compatible चुनें।',
  'This video has more than one picture or other tracks beside picture and sound. Save it as an ordinary MP4.':
    'इस वीडियो में एक से अधिक तस्वीरें हैं, या तस्वीर और आवाज़ के अलावा भी कुछ है। इसे सामान्य MP4 में सहेजें।',
  'This file has no captions. Each needs a line such as 00:01.000 --> 00:04.000, and its text below.':
    'इस फ़ाइल में कैप्शन नहीं हैं। हर कैप्शन में 00:01.000 --> 00:04.000 जैसी एक पंक्ति और उसके नीचे पाठ चाहिए।',
  'Queue is full.': 'कतार भर गई है।',
  'the college price': 'कॉलेज का मूल्य',
}
