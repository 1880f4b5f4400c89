// Runs before the link is painted. Draws the number of copies in the basket, and again when it changes here or elsewhere.
{
  const link = document.querySelector('[data-basket]')
  const { visitor, student, event, empty, one, many } = link.dataset
  const lines = (key) => {
    try {
      return JSON.parse(localStorage.getItem(key)).lines
    } catch {}
  }
  const draw = () => {
    const isIn = document.documentElement.dataset.account === 'in'
    const known = (isIn && lines(student)) || lines(visitor)
    let copies = 0
    for (const { units } of Array.isArray(known) ? known : []) if (units > 0 && units < 4) copies += units
    const count = link.querySelector('[data-count]')
    count.textContent = copies
    count.hidden = copies === 0
    const label = copies === 0 ? empty : copies === 1 ? one : many.replace('{n}', copies)
    link.querySelector('[data-label]').textContent = label
  }
  draw()
  addEventListener('storage', draw)
  addEventListener(event, draw)
}
