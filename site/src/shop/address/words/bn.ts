/** read: none yet */
import type { en } from './en.ts'

export const bn: typeof en = {
  title: 'ডেলিভারির ঠিকানা',
  name: 'নাম',
  surname: 'পদবি',
  line1: 'বাড়ির নম্বর ও রাস্তা',
  line2: 'গ্রাম বা এলাকা',
  city: 'শহর বা ডাকঘর',
  pin: 'পিন কোড',
  state: 'রাজ্য',
  chooseState: 'আপনার রাজ্য বেছে নিন',
  district: 'জেলা',
  chooseDistrict: 'আপনার জেলা বেছে নিন',
  stateFirst: 'আগে আপনার রাজ্য বেছে নিন',
  districtNotListed: 'আমার জেলা তালিকায় নেই',
  districtName: 'আপনার জেলার নাম',
  districtList: 'তালিকা থেকে বেছে নিন',
  email: 'ই-মেল',
  phone: 'মোবাইল নম্বর',
  phoneHint: 'দশটি সংখ্যা। কুরিয়ার এই নম্বরে ফোন করে।',
  country: 'আমরা শুধু ভারতের মধ্যে ডেলিভারি দিই।',
  service: {
    served: (pin: string, day: string) => `আমাদের কুরিয়ার ${pin} এলাকায় মোটামুটি ${day} তারিখের মধ্যে ডেলিভারি দেয়।`,
    unknown: (pin: string, day: string) => `${pin} এলাকায় পার্সেল সাধারণত ${day} তারিখের মধ্যে পৌঁছায়।`,
    notServed: (pin: string) =>
      `আমাদের কুরিয়ার এখনও ${pin} এলাকায় ডেলিভারি দেয় না। আপনি অর্ডার করলে অন্য উপায় খুঁজতে আমরা আপনাকে ফোন করব।`,
  },
}
