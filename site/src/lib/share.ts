/** Share links for the three networks of the share menu. */
export function shareLinks(
  url: string,
  title: string,
): { name: string; icon: 'facebook' | 'x' | 'whatsapp'; href: string }[] {
  const u = encodeURIComponent(url)
  const t = encodeURIComponent(title)
  return [
    { name: 'Facebook', icon: 'facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${u}` },
    { name: 'Twitter', icon: 'x', href: `https://twitter.com/intent/tweet?url=${u}&text=${t}` },
    { name: 'Whatsapp', icon: 'whatsapp', href: `https://wa.me/?text=${t}%20${u}` },
  ]
}
