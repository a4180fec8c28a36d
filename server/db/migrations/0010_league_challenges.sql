CREATE TABLE "league_challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"league_id" uuid NOT NULL,
	"title" text NOT NULL,
	"opens" text NOT NULL,
	"closes" text NOT NULL,
	"seed" bigint NOT NULL,
	"division" integer NOT NULL,
	"difficulty" text NOT NULL,
	"weeks" integer NOT NULL,
	"rules" text[] NOT NULL,
	"scoring" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "league_challenges" ADD CONSTRAINT "league_challenges_league_id_leagues_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."leagues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "league_challenges_of_league" ON "league_challenges" USING btree ("league_id","created_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "challenge_entries_of_league" ON "challenge_entries" USING btree ("challenge") WHERE "challenge_entries"."challenge" like 'L-%';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "challenge_runs_of_league" ON "challenge_runs" USING btree ("challenge") WHERE "challenge_runs"."challenge" like 'L-%';
--> statement-breakpoint
CREATE FUNCTION "remove_league_challenge"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "challenge_entries" WHERE "challenge" = OLD."id" AND "challenge" LIKE 'L-%';
	DELETE FROM "challenge_runs" WHERE "challenge" = OLD."id" AND "challenge" LIKE 'L-%';
	DELETE FROM "challenge_cells" WHERE "challenge" = OLD."id";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "remove_league_challenge" AFTER DELETE ON "league_challenges"
FOR EACH ROW EXECUTE FUNCTION "remove_league_challenge"();
