import { useState } from 'react'
import { StudentGate } from '../../accounts/sessions/StudentGate.tsx'
import { island } from '../../forms/island.tsx'
import { usePaths } from '../../forms/locale.ts'
import { BoughtGate } from './BoughtGate.tsx'
import { BoughtList } from './BoughtList.tsx'
import { CourseView } from './CourseView.tsx'
import { useBoughtCourse, useBoughtCourses } from './use-bought.ts'

/** A bought course, or all of them when the address names none. (spec 1, 2 "/student/content/{cid}") */
function CourseContent() {
  return <StudentGate>{() => <Content />}</StudentGate>
}

function Content() {
  const { courseContent } = usePaths()
  const [id] = useState(() => courseInAddress(location.pathname, courseContent()))
  return id === null ? <AllCourses /> : <OneCourse id={id} />
}

function AllCourses() {
  return <BoughtGate {...useBoughtCourses()}>{(bought) => <BoughtList {...bought} />}</BoughtGate>
}

function OneCourse({ id }: { id: string }) {
  return <BoughtGate {...useBoughtCourse(id)}>{(course) => <CourseView course={course} />}</BoughtGate>
}

export const CourseContentIsland = island(CourseContent)

/** The course that an address below the content page names; null for the page itself. */
export function courseInAddress(pathname: string, contentPage: string): string | null {
  if (!pathname.startsWith(`${contentPage}/`)) return null
  const id = pathname.slice(contentPage.length + 1)
  return id === '' ? null : id
}
