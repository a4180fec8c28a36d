/** Rude words, which have no place in a table that everybody reads. */
import {
  DataSet,
  englishDataset,
  englishRecommendedTransformers,
  parseRawPattern,
  RegExpMatcher,
} from 'obscenity'

/** Words that the list of the package lacks, each with innocent ones that contain it. */
const britishWords: Readonly<Record<string, readonly string[]>> = {
  wank: ['swank'],
  bollock: [],
  twat: ['twatt', 'saltwat'],
  gobshite: [],
  knobhead: [],
  bellend: ['bellenden'],
  paki: ['pakist'],
  gypo: [],
  munich58: [],
}

/** Towns and players whose names contain a word of the package's list. */
const innocent = ['penistone', 'dickov', 'dickinson', 'cockburn', 'hitchcock', 'scunthorpe']

const words = Object.entries(britishWords).reduce(
  (list, [word, exceptions]) =>
    list.addPhrase((phrase) => {
      phrase.setMetadata({ originalWord: word }).addPattern(parseRawPattern(word))
      return exceptions.reduce((built, exception) => built.addWhitelistedTerm(exception), phrase)
    }),
  new DataSet<{ originalWord: string }>().addAll(englishDataset),
)

const { whitelistedTerms = [], ...dataset } = words.build()
const matcher = new RegExpMatcher({
  ...dataset,
  ...englishRecommendedTransformers,
  whitelistedTerms: [...whitelistedTerms, ...innocent],
})

/** True for a name with a rude word, also with digits for letters or signs between them. */
export function isRude(name: string): boolean {
  return matcher.hasMatch(name) || matcher.hasMatch(name.replace(/[^\p{L}\p{N}\s]/gu, ''))
}
