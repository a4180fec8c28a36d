interface ImportMetaEnv {
  /** Hash of the rules of the game, set by the build (server/client/buildRules.ts); none in development. */
  readonly RULES_HASH?: string
}
