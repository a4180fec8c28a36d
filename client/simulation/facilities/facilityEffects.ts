/** Effects of facilities on the club, apart from income. */
import type { Snapshot } from '../gameState.ts'
import { staffSkill } from '../people/staffSkill.ts'
import { facilityLevel } from '../club/facilityLevels.ts'

type Club = Pick<Snapshot, 'facilities' | 'staff'>

const GROWTH_PER_TRAINING_LEVEL = 0.1
const SUPPORT_PER_HUB_LEVEL = 0.006
const SUPPORT_PER_ANALYST_STAR = 0.004
const MOOD_PER_FAN_ZONE_LEVEL = 1
const MOOD_PER_MUSEUM_LEVEL = 0.5
const REPUTATION_PER_MEDIA_LEVEL = 0.002

const MEDICAL_PER_PHYSIO_STAR = 0.1
const MEDICAL_PER_DOCTOR_STAR = 0.06
const MEDICAL_PER_CENTER_LEVEL = 0.04

/** Factor on the players' growth in training. */
export function trainingFactor(club: Club): number {
  return 1 + GROWTH_PER_TRAINING_LEVEL * facilityLevel(club, 'Training Ground')
}

/** Factor of match analysis on the side's strength, 1–1.05. */
export function analysisFactor(club: Club): number {
  return (
    1 +
    SUPPORT_PER_HUB_LEVEL * facilityLevel(club, 'Data Analysis Hub') +
    SUPPORT_PER_ANALYST_STAR * staffSkill(club, 'Data Analyst')
  )
}

/** Quality of medical care, 0–1. The best physiotherapist, doctor and medical centre together give 1. */
export function medicalQuality(club: Club): number {
  return (
    MEDICAL_PER_PHYSIO_STAR * staffSkill(club, 'Physiotherapist') +
    MEDICAL_PER_DOCTOR_STAR * staffSkill(club, 'Doctor') +
    MEDICAL_PER_CENTER_LEVEL * facilityLevel(club, 'Medical Center')
  )
}

/** Points of fan mood from the ground and the museum. */
export function facilityMood(club: Club): number {
  return (
    MOOD_PER_FAN_ZONE_LEVEL * facilityLevel(club, 'Fan Zone') +
    MOOD_PER_MUSEUM_LEVEL * facilityLevel(club, 'Club Museum')
  )
}

/** Reputation per week from interviews and the club's own channel. */
export function mediaReputationPerWeek(club: Club): number {
  return REPUTATION_PER_MEDIA_LEVEL * facilityLevel(club, 'Media Center')
}
