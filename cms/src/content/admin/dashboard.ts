import type { DashboardSection } from '../../admin-kit/dashboard/dashboard.ts'
import { contradictingTexts } from './alerts/contradicting-texts.ts'
import { draftsWaiting, globalDraftsWaiting } from './alerts/drafts-waiting.ts'
import { failedPages } from './alerts/failed-pages.ts'
import { emptyCollection, missingSettings, unwrittenPage } from './alerts/missing-facts.ts'

export const contentDashboard: DashboardSection = {
  alerts: [
    failedPages,
    contradictingTexts,
    missingSettings,
    unwrittenPage('home', 'Write the heading and the text of the home page'),
    unwrittenPage('about', 'Write the “About us” page'),
    emptyCollection('colleges', 'Add your first college'),
    emptyCollection('courses', 'Add your first course, with its colleges and fees'),
    draftsWaiting('courses', 'course', 'courses'),
    draftsWaiting('colleges', 'college', 'colleges'),
    draftsWaiting('gallery-items', 'gallery group', 'gallery groups'),
    draftsWaiting('notices', 'notice', 'notices'),
    draftsWaiting('policies', 'policy', 'policies'),
    globalDraftsWaiting('home', 'The home page'),
    globalDraftsWaiting('about', 'The “About us” page'),
  ],
  shortcuts: [
    {
      needs: { subject: 'courses', verb: 'update' },
      label: 'Change a course’s fee',
      hint: 'Open the course, then the “Fees” tab',
      href: '/collections/courses',
      frequency: 'often',
    },
    {
      needs: { subject: 'colleges', verb: 'create' },
      label: 'Add a college',
      hint: 'Then add it to its courses, with the price there',
      href: '/collections/colleges/create',
    },
    {
      needs: { subject: 'gallery-items', verb: 'create' },
      label: 'Add photographs',
      hint: 'A new group on the Gallery page',
      href: '/collections/gallery-items/create',
    },
    {
      needs: { subject: 'notices', verb: 'create' },
      label: 'Write a notice',
      hint: 'For the home page, and by e-mail to those concerned',
      href: '/collections/notices/create',
    },
    {
      needs: { subject: 'home', verb: 'update' },
      label: 'Change the home page',
      hint: 'Heading, large picture, what we offer',
      href: '/globals/home',
    },
    {
      needs: { subject: 'site-settings', verb: 'update' },
      label: 'Change the phone number or address',
      hint: 'Shown at the top and bottom of every page',
      href: '/globals/site-settings',
    },
  ],
}
