import { relatedBookTable } from '@pravesh/shared/shop/catalogue/wire'
import type { ListedNames } from './listed-books.ts'

const { id, name, author, course, semester, pricePaise, copies, cover } = relatedBookTable.fields

export const listedNames: ListedNames = {
  id: id.name,
  name: name.name,
  author: author.name,
  course: course.name,
  semester: semester.name,
  pricePaise: pricePaise.name,
  copies: copies.name,
  cover: cover.name,
}
