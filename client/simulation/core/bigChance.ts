/** Minimum probability of a big chance. */
export const BIG_CHANCE = 0.28
