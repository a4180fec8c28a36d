CREATE TABLE "database_epoch" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "removed_saves" (
	"user_id" uuid NOT NULL,
	"revision" text NOT NULL,
	"kind" text NOT NULL,
	"removed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "removed_saves_user_id_revision_pk" PRIMARY KEY("user_id","revision")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "keeps_saves" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "removed_saves" ADD CONSTRAINT "removed_saves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "database_epoch" DEFAULT VALUES;
