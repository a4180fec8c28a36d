CREATE TABLE "challenge_cells" (
	"challenge" text NOT NULL,
	"ranked" boolean NOT NULL,
	"cell" bigint NOT NULL,
	"number" integer NOT NULL,
	CONSTRAINT "challenge_cells_challenge_ranked_cell_pk" PRIMARY KEY("challenge","ranked","cell")
);
--> statement-breakpoint
CREATE TABLE "challenge_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"challenge" text NOT NULL,
	"score" bigint NOT NULL,
	"decisions" integer NOT NULL,
	"ranked" boolean DEFAULT false NOT NULL,
	"fingerprint" text NOT NULL,
	"log" "bytea" NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"fault" text,
	"entered_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "challenge_results" (
	"challenge" text NOT NULL,
	"ranked" boolean NOT NULL,
	"user_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"score" bigint NOT NULL,
	"decisions" integer NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"cell" bigint GENERATED ALWAYS AS (case when score between -999 and 999 then score * 1000 - least(decisions / 8, 999)
          else (sign(score)::bigint * 1000 + score / 1000000) * 1000 end) STORED NOT NULL,
	CONSTRAINT "challenge_results_challenge_ranked_user_id_pk" PRIMARY KEY("challenge","ranked","user_id")
);
--> statement-breakpoint
CREATE TABLE "challenge_rounds" (
	"run" uuid NOT NULL,
	"round" integer NOT NULL,
	"commit" text NOT NULL,
	"luck" bigint NOT NULL,
	"drawn_at" timestamp with time zone NOT NULL,
	CONSTRAINT "challenge_rounds_run_round_pk" PRIMARY KEY("run","round")
);
--> statement-breakpoint
CREATE TABLE "challenge_runs" (
	"run" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"challenge" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nickname_reports" (
	"user_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"nickname" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "nickname_reports_user_id_reporter_id_pk" PRIMARY KEY("user_id","reporter_id")
);
--> statement-breakpoint
CREATE TABLE "nicknames" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"nickname" text NOT NULL,
	"key" text NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "nicknames_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "challenge_entries" ADD CONSTRAINT "challenge_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_results" ADD CONSTRAINT "challenge_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_results" ADD CONSTRAINT "challenge_results_entry_id_challenge_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."challenge_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_rounds" ADD CONSTRAINT "challenge_rounds_run_challenge_runs_run_fk" FOREIGN KEY ("run") REFERENCES "public"."challenge_runs"("run") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_runs" ADD CONSTRAINT "challenge_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nickname_reports" ADD CONSTRAINT "nickname_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nickname_reports" ADD CONSTRAINT "nickname_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nicknames" ADD CONSTRAINT "nicknames_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "challenge_entries_once" ON "challenge_entries" USING btree ("user_id","challenge","ranked","fingerprint");--> statement-breakpoint
CREATE INDEX "challenge_entries_waiting" ON "challenge_entries" USING btree ("entered_at") WHERE "challenge_entries"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "challenge_results_in_order" ON "challenge_results" USING btree ("challenge","ranked","cell" DESC NULLS FIRST,"score" DESC NULLS FIRST,"decisions","entered_at","user_id");--> statement-breakpoint
CREATE INDEX "challenge_results_of_user" ON "challenge_results" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "challenge_results_of_entry" ON "challenge_results" USING btree ("entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "challenge_runs_once" ON "challenge_runs" USING btree ("user_id","challenge");--> statement-breakpoint
CREATE INDEX "nickname_reports_of_reporter" ON "nickname_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE FUNCTION "count_challenge_results"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- In the order of the key, so that two transactions can't wait for each other.
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "challenge_cells" AS "cells" ("challenge", "ranked", "cell", "number")
		SELECT "challenge", "ranked", "cell", count(*) FROM "added" GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
		ON CONFLICT ("challenge", "ranked", "cell") DO UPDATE SET "number" = "cells"."number" + "excluded"."number";
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO "challenge_cells" AS "cells" ("challenge", "ranked", "cell", "number")
		SELECT "challenge", "ranked", "cell", -count(*) FROM "removed" GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
		ON CONFLICT ("challenge", "ranked", "cell") DO UPDATE SET "number" = "cells"."number" + "excluded"."number";
	ELSE
		INSERT INTO "challenge_cells" AS "cells" ("challenge", "ranked", "cell", "number")
		SELECT "challenge", "ranked", "cell", sum("one") FROM (
			SELECT "challenge", "ranked", "cell", 1 AS "one" FROM "added"
			UNION ALL SELECT "challenge", "ranked", "cell", -1 FROM "removed"
		) AS "moved" GROUP BY 1, 2, 3 HAVING sum("one") <> 0 ORDER BY 1, 2, 3
		ON CONFLICT ("challenge", "ranked", "cell") DO UPDATE SET "number" = "cells"."number" + "excluded"."number";
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "count_added_results" AFTER INSERT ON "challenge_results" REFERENCING NEW TABLE AS "added"
FOR EACH STATEMENT EXECUTE FUNCTION "count_challenge_results"();
--> statement-breakpoint
CREATE TRIGGER "count_changed_results" AFTER UPDATE ON "challenge_results"
REFERENCING OLD TABLE AS "removed" NEW TABLE AS "added"
FOR EACH STATEMENT EXECUTE FUNCTION "count_challenge_results"();
--> statement-breakpoint
CREATE TRIGGER "count_removed_results" AFTER DELETE ON "challenge_results" REFERENCING OLD TABLE AS "removed"
FOR EACH STATEMENT EXECUTE FUNCTION "count_challenge_results"();
