import type { SeedCollege } from '../types.ts'

/** The twelve partner colleges. They are fictional; the towns are real. */
export const colleges: SeedCollege[] = [
  {
    key: 'shantivan-bolpur',
    name: 'Shantivan College of Education',
    city: 'Bolpur',
    state: 'West Bengal',
    address: 'Sal Bithi Road, Bolpur, Birbhum, West Bengal 731204',
    about: `Shantivan stands at the edge of a sal wood, ten minutes by cycle from Bolpur station. Its red-brick house was built in 1931 by a doctor who wanted a school under trees. In the cool months many classes are still held outside.

The college is known for its work with music and craft in primary teaching. Each trainee keeps a plot in the kitchen garden and teaches one lesson from it.

- Two practice schools within walking distance
- Library of 14,000 books with an evening reading room
- Separate hostels for women and men, 120 seats in all`,
    images: [
      {
        file: 'colleges/shantivan-front.webp',
        alt: 'A red-brick college with a curved Bengal roof and arched veranda, sal trees on both sides, in warm afternoon light.',
      },
      {
        file: 'colleges/shantivan-tree-class.webp',
        alt: 'A class sits in a half circle on the ground under a great tree while a teacher speaks beside a small blackboard.',
      },
      {
        file: 'colleges/shantivan-library.webp',
        alt: 'A library with tall wooden shelves; students read at a long table under hanging lamps.',
      },
    ],
  },
  {
    key: 'tistapar-jalpaiguri',
    name: "Tistapar Teachers' Training College",
    city: 'Jalpaiguri',
    state: 'West Bengal',
    address: 'Karala Embankment Road, Jalpaiguri, West Bengal 735101',
    about: `Tistapar occupies an old planters' bungalow between the Karala river and the tea gardens. Students come from the villages of the Dooars, and lessons move easily between Bengali, Nepali, Hindi and Sadri.

Its trainees run a Saturday school for the children of tea workers. It is the part of the course that former students remember best.

- Strong in language teaching and early reading
- Bus from Jalpaiguri Road station morning and evening
- Hostel for women, 60 seats`,
    images: [
      {
        file: 'colleges/tistapar-front.webp',
        alt: 'A white two-storey bungalow with green shutters and a long arched veranda under monsoon clouds, betel palms behind.',
      },
      {
        file: 'colleges/tistapar-classroom.webp',
        alt: 'A classroom with green-shuttered windows; students in rows follow a lesson at the blackboard.',
      },
    ],
  },
  {
    key: 'phalgutir-gaya',
    name: 'Phalgutir College of Education',
    city: 'Gaya',
    state: 'Bihar',
    address: 'Manpur Bridge Road, Gaya, Bihar 823003',
    about: `Phalgutir looks over the wide sands of the Phalgu river. The main hall with its shallow dome was a court house until 1962. Today it holds the morning assembly, and the old record rooms hold the library.

The college keeps its fees low and its calendar strict: classes begin at seven in summer and end before the heat.

- Demonstration school of 300 children on the campus
- Free bridge course in English during the first month
- Day college, with rented rooms arranged near by`,
    images: [
      {
        file: 'colleges/phalgutir-front.webp',
        alt: 'A cream-coloured building with a shallow dome and rows of round arches in evening light, a student walking with a bicycle in front.',
      },
      {
        file: 'colleges/phalgutir-hall.webp',
        alt: 'An assembly hall with arches on both sides; students sit facing a stage with a lectern and garlands.',
      },
    ],
  },
  {
    key: 'palashban-hazaribagh',
    name: 'Palashban College of Education and Pharmacy',
    city: 'Hazaribagh',
    state: 'Jharkhand',
    address: 'Canary Hill Road, Hazaribagh, Jharkhand 825301',
    about: `In March the palash trees around this campus turn the whole hill orange. The low stone buildings were designed in 1974 and stay cool without fans for half the year.

All three of our courses are taught here. Teacher trainees and pharmacy students share one library, one canteen and one very serious football tournament.

- Two pharmacy laboratories renewed in 2021
- Teaching in Hindi, English and, for practice lessons, Santali
- Hostels for women and men, 180 seats`,
    images: [
      {
        file: 'colleges/palashban-front.webp',
        alt: 'A long low building of stone walls and concrete slabs among palash trees in full orange flower.',
      },
      {
        file: 'colleges/palashban-lab.webp',
        alt: 'A pharmacy laboratory: students at two benches with flasks, burettes and a balance.',
      },
      {
        file: 'colleges/palashban-courtyard.webp',
        alt: 'A paved courtyard with a stone bench round a tree, open corridors on all sides and students talking in the shade.',
      },
    ],
  },
  {
    key: 'deodar-almora',
    name: 'Deodar Hill College of Education',
    city: 'Almora',
    state: 'Uttarakhand',
    address: 'Upper Ridge Road, Almora, Uttarakhand 263601',
    about: `Deodar Hill College sits on a ridge at 1,650 metres, and on clear mornings the snow peaks fill the classroom windows. The house is stone below and carved timber above, in the old Kumaon way.

Many of its trainees go on to teach in schools with two rooms and five classes, so the college teaches multigrade teaching with unusual care.

- Practice teaching in eleven hill schools
- Winter vacation from late December to the end of January
- Hostel for women, 50 seats, with heating`,
    images: [
      {
        file: 'colleges/deodar-front.webp',
        alt: 'A stone and timber hill college with steep slate gables, deodar trees beside it and snow peaks behind in early light.',
      },
      {
        file: 'colleges/deodar-classroom.webp',
        alt: 'A timber-lined classroom whose windows look out to mountains; trainees listen to a teacher in a shawl.',
      },
      {
        file: 'colleges/deodar-library.webp',
        alt: 'A small library with wooden shelves and a window to the hills, readers at a long table.',
      },
    ],
  },
  {
    key: 'aravalli-prabhat-udaipur',
    name: 'Aravalli Prabhat College',
    city: 'Udaipur',
    state: 'Rajasthan',
    address: 'Fateh Sagar Paal Road, Udaipur, Rajasthan 313001',
    about: `A merchant's haveli with carved balconies became a college in 1988. Its four floors climb around a courtyard, and the roof looks over the lake to the Aravalli hills.

The pharmacy wing was added in 2009 in the same stone. The college has a good name for placing D.Pharm students in hospital training close to home.

- Training places with six hospitals in Udaipur and Rajsamand
- B.Ed classes in Hindi and English
- Separate hostels for women and men, 140 seats`,
    images: [
      {
        file: 'colleges/aravalli-front.webp',
        alt: 'A sandstone building with carved jharokha balconies and small domed pavilions on the roof, glowing at sunset before bare hills.',
      },
      {
        file: 'colleges/aravalli-courtyard.webp',
        alt: 'A haveli courtyard with cusped arches, a neem tree in the middle and students on its raised platform.',
      },
      {
        file: 'colleges/aravalli-lab.webp',
        alt: 'A pharmacy laboratory with sand-coloured walls; students in white coats measure and stir at the bench.',
      },
    ],
  },
  {
    key: 'nilathira-thrissur',
    name: 'Nilathira College of Pharmacy',
    city: 'Thrissur',
    state: 'Kerala',
    address: 'Kolanghat Road, Ayyanthole, Thrissur, Kerala 680003',
    about: `Nilathira is a cluster of houses with deep tiled roofs around a square court open to the rain. Behind them is a garden of 210 medicinal plants, each with its label in Malayalam, Latin and English.

Students learn pharmacognosy with soil on their hands and write the garden's yearly catalogue themselves.

- Drug information centre that answers the town's questions by telephone
- Hospital training in Thrissur and Irinjalakuda
- Hostel for women, 90 seats`,
    images: [
      {
        file: 'colleges/nilathira-front.webp',
        alt: 'White walls under deep sloping roofs of red tile with carved gables, coconut palms leaning over a pond in clear noon light.',
      },
      {
        file: 'colleges/nilathira-lab.webp',
        alt: 'A bright laboratory where students compare leaves and liquids in glass jars.',
      },
      {
        file: 'colleges/nilathira-courtyard.webp',
        alt: 'A square court with wooden pillars and a tulsi stand in the centre, tiled roofs sloping in from every side.',
      },
    ],
  },
  {
    key: 'sahyadri-kiran-satara',
    name: 'Sahyadri Kiran Institute of Pharmacy',
    city: 'Satara',
    state: 'Maharashtra',
    address: 'Powai Naka, Satara, Maharashtra 415001',
    about: `The black basalt building with its clock tower was finished in 1908 as a town library. When the library outgrew it, the institute moved in and kept the pointed windows, the teak stairs and the clock.

It is the most demanding of our pharmacy colleges and also the best equipped, with a model medicine store where students serve real customers in the final semester.

- Model pharmacy open to the public
- Machine room with a tablet press and a coating pan
- Hostels for women and men, 160 seats`,
    images: [
      {
        file: 'colleges/sahyadri-front.webp',
        alt: 'A black basalt college with pointed windows and a tall clock tower before green table-topped hills and rain clouds.',
      },
      {
        file: 'colleges/sahyadri-store.webp',
        alt: 'A model medicine store: a student in a white coat hands a parcel over the counter to a customer, shelves of boxes behind.',
      },
    ],
  },
  {
    key: 'mahanadi-tat-cuttack',
    name: 'Mahanadi Tat College',
    city: 'Cuttack',
    state: 'Odisha',
    address: 'Ring Road, Bidanasi, Cuttack, Odisha 753014',
    about: `Mahanadi Tat was built in 1968 by young architects who loved concrete, shade and river wind. Deep fins keep the sun out of the classrooms, and the roof terrace is where everyone goes at five o'clock.

The college teaches B.Ed, D.El.Ed and D.Pharm. Its science teaching laboratory makes all its apparatus from things found in the bazaar.

- Low-cost science workshop open every Saturday
- Practice schools in Cuttack city and twelve villages
- Hostels for women and men, 200 seats`,
    images: [
      {
        file: 'colleges/mahanadi-front.webp',
        alt: 'A modernist concrete college on pillars with a grid of sun-breakers, a rain tree beside it and a wide river behind.',
      },
      {
        file: 'colleges/mahanadi-classroom.webp',
        alt: 'A classroom with concrete beams; a trainee in a blue kurta explains a ring formula on the board to her class.',
      },
      {
        file: 'colleges/mahanadi-library.webp',
        alt: 'A library with long concrete beams and many books; students read and one climbs a ladder.',
      },
    ],
  },
  {
    key: 'luitpar-tezpur',
    name: 'Luitpar College of Education',
    city: 'Tezpur',
    state: 'Assam',
    address: 'Mission Chariali, Tezpur, Sonitpur, Assam 784001',
    about: `Luitpar is a row of Assam-type houses: timber frames, white plaster panels and red tin roofs that drum in the rain. It began in 1979 with eleven trainees and one borrowed blackboard.

The college works closely with community schools along the Brahmaputra and with the tea gardens to the north.

- Courses in Assamese, Bengali, Hindi and English medium
- Boat library visited by trainees each month
- Hostel for women, 70 seats`,
    images: [
      {
        file: 'colleges/luitpar-front.webp',
        alt: 'A white half-timbered house with a red tin roof and a raised veranda, tea bushes in front and mist over blue hills.',
      },
      {
        file: 'colleges/luitpar-classroom.webp',
        alt: 'A trainee in a red sari shows a drawing of a seedling on the blackboard to children on benches under timber beams.',
      },
    ],
  },
  {
    key: 'gomti-prangan-lucknow',
    name: 'Gomti Prangan College',
    city: 'Lucknow',
    state: 'Uttar Pradesh',
    address: 'Daliganj Crossing, Lucknow, Uttar Pradesh 226020',
    about: `Gomti Prangan is a place of arches. The front court was a garden house of the 1880s, repaired arch by arch by the college's own students and the last lime plasterers of the city.

Teacher training here gives much room to Hindi and Urdu, to storytelling and to theatre. The pharmacy department shares the quieter rear court.

- Library with 22,000 books, 4,000 of them in Urdu
- Yearly storytelling week open to the schools of Lucknow
- Hostels for women and men, 150 seats`,
    images: [
      {
        file: 'colleges/gomti-front.webp',
        alt: 'A building of scalloped arches with slender corner towers and small domes at dusk, lamps lit along the front.',
      },
      {
        file: 'colleges/gomti-library.webp',
        alt: 'A library under scalloped arches, with readers at a table and lamps hanging above them.',
      },
      {
        file: 'colleges/gomti-hall.webp',
        alt: 'Students fill a hall with scalloped arches and listen to a speaker on a garlanded stage.',
      },
    ],
  },
  {
    key: 'tungatara-shivamogga',
    name: 'Tungatara College of Pharmacy',
    city: 'Shivamogga',
    state: 'Karnataka',
    address: 'Gajanur Road, Shivamogga, Karnataka 577202',
    about: `Tungatara is our youngest college. It opened in 2012 in a new building of granite pillars and terracotta screens that let the breeze of the Tunga river through every corridor.

Laboratory groups are small, never more than fifteen, and each student learns to keep stock on a computer before the first hospital posting.

- Four laboratories and a medicinal garden
- Training with the district hospital and nine rural health centres
- Hostels for women and men, 110 seats`,
    images: [
      {
        file: 'colleges/tungatara-front.webp',
        alt: 'A new two-storey building of grey granite pillars and terracotta screens with areca palms in front, in bright morning light.',
      },
      {
        file: 'colleges/tungatara-lab.webp',
        alt: 'A small group in white coats works at laboratory benches beside a terracotta screen.',
      },
    ],
  },
]
