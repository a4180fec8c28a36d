CREATE TABLE "account_saves" (
	"user_id" uuid NOT NULL,
	"revision" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"day" integer NOT NULL,
	"season" integer NOT NULL,
	"club" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"device" text NOT NULL,
	"checksum" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"content" text NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_saves_user_id_revision_pk" PRIMARY KEY("user_id","revision")
);
--> statement-breakpoint
ALTER TABLE "account_saves" ADD CONSTRAINT "account_saves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;