/** Claims, testimonials and contacts of the site, as supplied by the owner. The only place to change them. */

interface Claim {
  figure: string
  name: string
}

interface Testimonial {
  quote: string
  author: string
  /** Stars, 1–5. */
  rating: number
}

/** Figures below the landing page's cover. */
export const LANDING_CLAIMS: readonly Claim[] = [
  { figure: '100+', name: 'unique players' },
  { figure: '20', name: 'clubs' },
  { figure: '15', name: 'training facilities' },
]

/** Figures beside the About page's tabs. */
export const ABOUT_CLAIMS: readonly Claim[] = [
  { figure: '50+', name: 'leagues' },
  { figure: '10K+', name: 'players' },
  { figure: '25', name: 'training methods' },
  { figure: '500+', name: 'AI managers' },
  { figure: '30+', name: 'year span' },
  { figure: '4.8', name: 'rating' },
  { figure: '500K+', name: 'downloads' },
]

export const TESTIMONIALS: readonly Testimonial[] = [
  {
    quote: 'I sold my best forward to pay for a roof, and the crowd let me know. Best season I have had.',
    author: 'Maya R., three seasons in',
    rating: 5,
  },
  {
    quote:
      'One match takes a cup of tea. One season took my weekend, and I would like it back. Or another one.',
    author: 'Tom H., plays on the train',
    rating: 5,
  },
  {
    quote: 'It told me exactly why I lost four nil. I did not enjoy reading it, but it was right.',
    author: 'Priya S., sacked twice',
    rating: 4,
  },
]

export const SOCIAL_LINKS = [
  { name: 'Facebook', href: 'https://www.facebook.com/' },
  { name: 'Instagram', href: 'https://www.instagram.com/' },
  { name: 'Discord', href: 'https://discord.com/' },
] as const

/** Contact address in terms and privacy policy. */
export const CONTACT_EMAIL = 'hello@floodlight.example'
