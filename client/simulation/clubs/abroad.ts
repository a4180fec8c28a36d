/** Clubs abroad. They have no squads: only the name, country and level of each are known. */
import { numberOfId } from '../core/ids.ts'
import { mixSeed } from '../core/rng.ts'

export interface ClubAbroad {
  name: string
  country: string
  /** Quality of its players, in stars. */
  level: number
}

/** Fictional clubs by country, each with its level. */
const ROWS: Readonly<Record<string, readonly (readonly [name: string, level: number])[]>> = {
  Spain: [
    ['Sevilla Giralda', 4.6],
    ['Madrid Almendro', 4.4],
    ['Valencia Albufera', 3.7],
    ['Bilbao Ribera', 3.2],
  ],
  Germany: [
    ['Hamburg Speicher', 4.5],
    ['Köln Domblick', 4],
    ['Leipzig Passage', 3.4],
    ['Bremen Schlachte', 2.8],
  ],
  Italy: [
    ['Torino Mole', 4.4],
    ['Genova Lanterna', 3.8],
    ['Napoli Posillipo', 3.5],
    ['Verona Arena', 2.6],
  ],
  France: [
    ['Lyon Confluence', 4.2],
    ['Marseille Calanque', 3.9],
    ['Lille Beffroi', 3.1],
    ['Nantes Erdre', 2.5],
  ],
  Portugal: [
    ['Porto Ribeira', 3.9],
    ['Lisboa Miradouro', 3.6],
    ['Braga Sameiro', 2.4],
  ],
  Netherlands: [
    ['Rotterdam Maas', 3.6],
    ['Utrecht Domtoren', 2.9],
    ['Groningen Martini', 2.1],
  ],
  Belgium: [
    ['Gent Leie', 3],
    ['Antwerpen Schelde', 2.7],
  ],
  Scotland: [
    ['Glasgow Clydebank', 3.2],
    ['Edinburgh Lothian', 2.3],
    ['Dundee Jute', 1.6],
  ],
  Turkey: [
    ['Istanbul Galata', 3.5],
    ['Izmir Kordon', 2.4],
  ],
  Denmark: [
    ['Aarhus Latiner', 2.2],
    ['Odense Fjord', 1.7],
  ],
  Sweden: [
    ['Göteborg Majorna', 2.3],
    ['Malmö Slottsparken', 1.8],
  ],
  Norway: [
    ['Bergen Fløyen', 1.9],
    ['Trondheim Nidelva', 1.4],
  ],
  Poland: [
    ['Kraków Wawel', 2.2],
    ['Gdańsk Motława', 1.5],
  ],
  Croatia: [['Zagreb Medveščak', 2.6]],
  Serbia: [['Beograd Sava', 2.5]],
  Ireland: [
    ['Cork Lee', 1.3],
    ['Galway Claddagh', 1.1],
  ],
  Brazil: [
    ['São Paulo Paulista', 3.4],
    ['Recife Capibaribe', 2.7],
  ],
  Argentina: [['Rosario Paraná', 3.1]],
}

export const CLUBS_ABROAD: readonly ClubAbroad[] = Object.entries(ROWS).flatMap(([country, clubs]) =>
  clubs.map(([name, level]) => ({ name, country, level })),
)

/** Number of clubs of about a player's quality, one of which is theirs. */
const OF_ABOUT_THE_QUALITY = 6

interface Identity {
  readonly id: string
  readonly quality: number
}

/** Club abroad of a player, who plays in no league club. `parts` distinguish several of the same player. */
export function clubAbroad(seed: number, { id, quality }: Identity, ...parts: number[]): ClubAbroad {
  const distance = ({ level }: ClubAbroad) => Math.abs(level - quality)
  const near = CLUBS_ABROAD.toSorted((a, b) => distance(a) - distance(b)).slice(0, OF_ABOUT_THE_QUALITY)
  const club = near[mixSeed(seed, numberOfId(id) || 0, ...parts) % near.length]
  if (!club) throw new Error('There are no clubs abroad')
  return club
}
