import type { CourseCode } from '@pravesh/shared/courses/courses'
import MyRecordedCourses from '../../learning/watch/MyRecordedCourses.tsx'
import RecommendedBooks from '../../shop/recommended/RecommendedBooks.tsx'

/** The student's recorded courses, and books for the course that they apply for. One part, so that the page loads less. */
export default function LearningMaterial({ course }: { course: CourseCode | undefined }) {
  return (
    <>
      <MyRecordedCourses />
      {course && <RecommendedBooks course={course} />}
    </>
  )
}
