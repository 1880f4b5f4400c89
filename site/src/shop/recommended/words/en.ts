export const en = {
  title: 'Recommended Books',
  comingSoon: 'Coming Soon',
  details: 'Details',
  detailsOf: (name: string) => `of ${name}`,
  buyNow: 'Buy Now',
  by: (author: string) => `by ${author}`,
  all: 'See all books',
  labels: {
    name: 'Name',
    author: 'Author',
    category: 'Category',
    semester: 'Semester or year',
    publisher: 'Publisher',
    price: 'Price',
    copies: 'Number of books',
    pages: 'Number of pages',
  },
}
