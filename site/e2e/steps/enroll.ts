import { expect, type Page } from 'playwright/test'

/** Enrolls in a course as a visitor; ends on the login page. Returns the path of the application form. */
export async function enroll(page: Page): Promise<string> {
  await page.goto('/courses')
  return enrollFromCourses(page)
}

/** Enrolls in a course as a visitor who starts at the home page. */
export async function enrollFromHome(page: Page): Promise<string> {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'See the courses' }).click()
  return enrollFromCourses(page)
}

async function enrollFromCourses(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Bachelor of Education (B.Ed)' }).click()
  await page.getByRole('button', { name: 'Enroll Now' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enroll in Bachelor of Education (B.Ed)' })
  await dialog.getByRole('checkbox', { name: /I am eligible/ }).check()
  await dialog.getByRole('button', { name: 'Continue to the application' }).click()
  // The form has the course's id in its address, the page of the course its name.
  await expect(page).toHaveURL(/\/login\?next=%2Fcourses%2F[^%]+%2Fenroll$/)
  return new URL(page.url()).searchParams.get('next') ?? ''
}
