--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: counter; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.counter (
    name character varying(20) NOT NULL,
    latest bigint NOT NULL
);


--
-- Name: flyway_schema_history; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.flyway_schema_history (
    installed_rank integer NOT NULL,
    version character varying(50),
    description character varying(200) NOT NULL,
    type character varying(20) NOT NULL,
    script character varying(1000) NOT NULL,
    checksum integer,
    installed_by character varying(100) NOT NULL,
    installed_on timestamp without time zone DEFAULT now() NOT NULL,
    execution_time integer NOT NULL,
    success boolean NOT NULL
);


--
-- Name: game; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.game (
    id bigint NOT NULL,
    version bigint NOT NULL,
    kind character varying(100) NOT NULL,
    starter integer NOT NULL,
    head text NOT NULL,
    state character varying(10) NOT NULL,
    started bigint NOT NULL,
    updated bigint NOT NULL,
    shown integer NOT NULL,
    moves integer NOT NULL
);


--
-- Name: node; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.node (
    id character varying(40) NOT NULL,
    url character varying(500) NOT NULL,
    lease_until bigint NOT NULL
);


--
-- Name: ply; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.ply (
    game_id bigint NOT NULL,
    node integer NOT NULL,
    parent integer NOT NULL,
    ranking integer NOT NULL,
    notation text NOT NULL,
    decider integer NOT NULL,
    millis bigint,
    remaining bigint
);


--
-- Name: room; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.room (
    id character varying(40) NOT NULL,
    game_id bigint NOT NULL,
    settings text NOT NULL,
    is_open integer NOT NULL,
    owner_node character varying(40),
    deadline bigint
);


--
-- Name: seat; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.seat (
    game_id bigint NOT NULL,
    seat integer NOT NULL,
    owner character varying(200) NOT NULL,
    player character varying(100) NOT NULL,
    spec character varying(2000) NOT NULL,
    outcome character varying(10)
);


--
-- Name: token; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.token (
    room_id character varying(40) NOT NULL,
    hash character varying(64) NOT NULL,
    role character varying(10) NOT NULL,
    seat integer NOT NULL
);


--
-- Data for Name: counter; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.counter VALUES ('game', 10);


--
-- Data for Name: flyway_schema_history; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.flyway_schema_history VALUES (1, '1', 'games', 'SQL', 'V1__games.sql', 817484067, 'marienbad', '2026-11-27 14:14:36.175176', 20, true);
INSERT INTO public.flyway_schema_history VALUES (2, '2', 'rooms', 'SQL', 'V2__rooms.sql', 55609572, 'marienbad', '2026-11-27 14:14:36.223897', 14, true);
INSERT INTO public.flyway_schema_history VALUES (3, '3', 'deadlines', 'SQL', 'V3__deadlines.sql', 1864634917, 'marienbad', '2026-11-27 14:14:36.252697', 2, true);


--
-- Data for Name: game; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.game VALUES (4, 9, 'backgammon', 0, '{"format":2,"game":"backgammon","seats":2,"options":{},"starter":0,"seed":-3783049852854993309,"names":["Ann","Bob"],"players":["person","person"],"plies":[]}', 'running', 1795788877068, 1795788877177, 9, 6);
INSERT INTO public.game VALUES (1, 7, 'kalaha', 0, '{"format":2,"game":"kalaha","seats":2,"options":{"stones":3},"starter":0,"seed":-6337162183331621540,"names":["Ann","Bob"],"players":["person","person"],"plies":[]}', 'running', 1795788876873, 1795788877041, 5, 5);
INSERT INTO public.game VALUES (2, 1, 'connect-four', 0, '{"format":2,"game":"connect-four","seats":2,"options":{},"starter":0,"seed":2378615034495622412,"names":["Ann",""],"players":["person","person"],"plies":[]}', 'running', 1795788877047, 1795788877047, 0, 0);
INSERT INTO public.game VALUES (5, 7, 'hex', 0, '{"format":2,"game":"hex","seats":2,"options":{},"starter":0,"seed":-2250667069119444974,"names":["Ann","Bob"],"players":["person","person"],"plies":[],"tags":{"takebacks":"4"}}', 'running', 1795788877185, 1795788877252, 3, 3);
INSERT INTO public.game VALUES (6, 8, 'nim', 0, '{"format":2,"game":"nim","seats":2,"options":{},"starter":0,"seed":7184130327517975952,"names":["Ann","Bob"],"players":["person","person"],"clock":{"millis":300000,"increment":3000},"plies":[],"payoffs":[-1.0,1.0]}', 'finished', 1795788877265, 1795788877372, 4, 4);
INSERT INTO public.game VALUES (8, 5, 'reversi', 0, '{"format":2,"game":"reversi","seats":2,"options":{},"starter":0,"seed":1283776873169425834,"names":["Ann","Bob"],"players":["person","person"],"plies":[],"payoffs":[-1.0,1.0],"forfeit":{"seat":0,"cause":"RESIGNED","detail":""}}', 'finished', 1795788878912, 1795788878960, 2, 2);
INSERT INTO public.game VALUES (10, 5, 'kalaha', 0, '{"format":2,"game":"kalaha","seats":2,"options":{},"starter":0,"seed":-4003361542215017094,"names":["Ann","Bob"],"players":["person","person"],"clock":{"millis":30000,"per":"ply"},"plies":[],"payoffs":[1.0,-1.0],"forfeit":{"seat":1,"cause":"FLAG","detail":"30s"}}', 'finished', 1795788879036, 1795788909062, 1, 1);
INSERT INTO public.game VALUES (3, 2, 'poker', 0, '{"format":2,"game":"poker","seats":2,"options":{},"starter":0,"seed":5882665414010868169,"names":["Ann",""],"players":["person","computer(level=easy)"],"plies":[]}', 'running', 1795788877060, 1795788914096, 2, 0);
INSERT INTO public.game VALUES (7, 4, 'nim', 1, '{"format":2,"game":"nim","seats":2,"options":{},"starter":1,"seed":-4019309625330806491,"names":["Ann","Bob"],"players":["person","person"],"clock":{"millis":300000,"increment":3000,"left":[264759,301481],"at":"2026-11-27T14:15:14.144036100Z"},"plies":[],"tags":{"series":"0:0 1:1 0"}}', 'running', 1795788877367, 1795788914152, 1, 1);
INSERT INTO public.game VALUES (9, 7, 'go', 0, '{"format":2,"game":"go","seats":2,"options":{},"starter":0,"seed":-3532559084833188287,"names":["Ann","Bob"],"players":["person","person"],"clock":{"millis":259200000,"per":"days","left":[259200000,259164885],"at":"2026-11-27T14:15:14.144724335Z"},"plies":[]}', 'running', 1795788878971, 1795788914153, 3, 3);


--
-- Data for Name: node; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.node VALUES ('3462c636-984e-41f4-9f8e-0c2772d8c7dc', 'http://localhost:8096/', 1795788914163);


--
-- Data for Name: ply; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.ply VALUES (1, 1, 0, 0, 'a', 0, NULL, NULL);
INSERT INTO public.ply VALUES (1, 2, 1, 0, 'F', 1, NULL, NULL);
INSERT INTO public.ply VALUES (1, 3, 2, 0, 'b', 0, NULL, NULL);
INSERT INTO public.ply VALUES (1, 4, 3, 0, 'E', 1, NULL, NULL);
INSERT INTO public.ply VALUES (1, 5, 4, 0, 'c', 0, NULL, NULL);
INSERT INTO public.ply VALUES (4, 1, 0, 0, '*15', -1, NULL, NULL);
INSERT INTO public.ply VALUES (4, 2, 1, 0, '6/5', 1, NULL, NULL);
INSERT INTO public.ply VALUES (4, 3, 2, 0, '8/3', 1, NULL, NULL);
INSERT INTO public.ply VALUES (4, 4, 3, 0, '*55', -1, NULL, NULL);
INSERT INTO public.ply VALUES (4, 5, 4, 0, '8/3', 0, NULL, NULL);
INSERT INTO public.ply VALUES (4, 6, 5, 0, '8/3', 0, NULL, NULL);
INSERT INTO public.ply VALUES (4, 7, 6, 0, '8/3', 0, NULL, NULL);
INSERT INTO public.ply VALUES (4, 8, 7, 0, '13/8', 0, NULL, NULL);
INSERT INTO public.ply VALUES (4, 9, 8, 0, '*31', -1, NULL, NULL);
INSERT INTO public.ply VALUES (5, 1, 0, 0, 'a1', 0, NULL, NULL);
INSERT INTO public.ply VALUES (5, 2, 1, 0, 'b1', 1, NULL, NULL);
INSERT INTO public.ply VALUES (5, 3, 2, 0, 'c1', 0, NULL, NULL);
INSERT INTO public.ply VALUES (6, 1, 0, 0, '1:1', 0, 16, 302983);
INSERT INTO public.ply VALUES (6, 2, 1, 0, '2:3', 1, 15, 302984);
INSERT INTO public.ply VALUES (6, 3, 2, 0, '3:5', 0, 13, 305970);
INSERT INTO public.ply VALUES (6, 4, 3, 0, '4:7', 1, 14, 305970);
INSERT INTO public.ply VALUES (7, 1, 0, 0, '1:1', 1, 1518, 301481);
INSERT INTO public.ply VALUES (8, 1, 0, 0, 'd3', 0, NULL, NULL);
INSERT INTO public.ply VALUES (8, 2, 1, 0, 'c3', 1, NULL, NULL);
INSERT INTO public.ply VALUES (9, 1, 0, 0, 'A1', 0, 18, 259200000);
INSERT INTO public.ply VALUES (9, 2, 1, 0, 'B1', 1, 14, 259200000);
INSERT INTO public.ply VALUES (9, 3, 2, 0, 'C1', 0, 9, 259200000);
INSERT INTO public.ply VALUES (10, 1, 0, 0, 'a', 0, 7, 30000);
INSERT INTO public.ply VALUES (3, 1, 0, 0, '*K', -1, NULL, NULL);
INSERT INTO public.ply VALUES (3, 2, 1, 0, '*Q', -1, NULL, NULL);


--
-- Data for Name: room; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.room VALUES ('v4m4hwgr', 10, '{"listed":false,"seats":[{"kind":"person","name":"Ann"},{"kind":"person","name":"Bob"}]}', 0, NULL, NULL);
INSERT INTO public.room VALUES ('gs4vc4nj', 9, '{"listed":false,"seats":[{"kind":"person","name":"Ann"},{"kind":"person","name":"Bob"}]}', 0, NULL, 1796048079030);
INSERT INTO public.room VALUES ('9f6fm4b4', 7, '{"listed":false,"seats":[{"kind":"person","name":"Ann"},{"kind":"person","name":"Bob"}]}', 0, NULL, NULL);
INSERT INTO public.room VALUES ('f3kffr3n', 3, '{"listed":false,"seats":[{"kind":"person","name":"Ann"},{"kind":"level","player":"computer(level=easy)"}]}', 0, NULL, NULL);
INSERT INTO public.room VALUES ('hzct77f6', 1, '{"listed":true,"seats":[{"kind":"person","name":"Ann"},{"kind":"person","name":"Bob"}]}', 0, NULL, NULL);
INSERT INTO public.room VALUES ('kkzh7qm6', 2, '{"listed":false,"seats":[{"kind":"person","name":"Ann"},{"kind":"open"}]}', 0, NULL, NULL);
INSERT INTO public.room VALUES ('mp2ncbqj', 5, '{"listed":false,"seats":[{"kind":"person","name":"Ann"},{"kind":"person","name":"Bob"}]}', 0, NULL, NULL);
INSERT INTO public.room VALUES ('8sj7mhm5', 4, '{"listed":false,"seats":[{"kind":"person","name":"Ann"},{"kind":"person","name":"Bob"}]}', 0, NULL, NULL);
INSERT INTO public.room VALUES ('3cpvkgn2', 8, '{"listed":false,"seats":[{"kind":"person","name":"Ann"},{"kind":"person","name":"Bob"}]}', 0, NULL, NULL);
INSERT INTO public.room VALUES ('vs76vpg5', 6, '{"listed":false,"next":"9f6fm4b4","seats":[{"kind":"person","name":"Ann"},{"kind":"person","name":"Bob"}]}', 0, NULL, NULL);


--
-- Data for Name: seat; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.seat VALUES (1, 0, 'Ann', 'person', 'person', NULL);
INSERT INTO public.seat VALUES (1, 1, 'Bob', 'person', 'person', NULL);
INSERT INTO public.seat VALUES (2, 0, 'Ann', 'person', 'person', NULL);
INSERT INTO public.seat VALUES (2, 1, '', 'person', 'person', NULL);
INSERT INTO public.seat VALUES (3, 0, 'Ann', 'person', 'person', NULL);
INSERT INTO public.seat VALUES (3, 1, '', 'computer', 'computer(level=easy)', NULL);
INSERT INTO public.seat VALUES (4, 0, 'Ann', 'person', 'person', NULL);
INSERT INTO public.seat VALUES (4, 1, 'Bob', 'person', 'person', NULL);
INSERT INTO public.seat VALUES (5, 0, 'Ann', 'person', 'person', NULL);
INSERT INTO public.seat VALUES (5, 1, 'Bob', 'person', 'person', NULL);
INSERT INTO public.seat VALUES (6, 0, 'Ann', 'person', 'person', 'loss');
INSERT INTO public.seat VALUES (6, 1, 'Bob', 'person', 'person', 'win');
INSERT INTO public.seat VALUES (8, 0, 'Ann', 'person', 'person', 'loss');
INSERT INTO public.seat VALUES (8, 1, 'Bob', 'person', 'person', 'win');
INSERT INTO public.seat VALUES (10, 0, 'Ann', 'person', 'person', 'win');
INSERT INTO public.seat VALUES (10, 1, 'Bob', 'person', 'person', 'loss');
INSERT INTO public.seat VALUES (7, 0, 'Ann', 'person', 'person', NULL);
INSERT INTO public.seat VALUES (9, 0, 'Ann', 'person', 'person', NULL);
INSERT INTO public.seat VALUES (9, 1, 'Bob', 'person', 'person', NULL);
INSERT INTO public.seat VALUES (7, 1, 'Bob', 'person', 'person', NULL);


--
-- Data for Name: token; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.token VALUES ('hzct77f6', 'UjC0aipTam38Y2XOOHuFIqAc_wG6jonLbj1OcR8ZN0w', 'watch', -1);
INSERT INTO public.token VALUES ('hzct77f6', '3ZhHmD4wBqadZiRjj-Q-MnCUyfTATKVCDp1tJ_85ZKA', 'seat', 0);
INSERT INTO public.token VALUES ('hzct77f6', 'iJC_kuLHrXFTK6sN9sZ1BxhCdUhE-bxiqYuK6PTZhKQ', 'seat', 1);
INSERT INTO public.token VALUES ('kkzh7qm6', 'fiy_MrISmNr38zCxCNO6ynpwbeAAWNQro_1qfM7G9DI', 'watch', -1);
INSERT INTO public.token VALUES ('kkzh7qm6', 'PNWqt6DLx1f7P5JQuJQ9w2466752VnMWGrweINiO1KU', 'seat', 0);
INSERT INTO public.token VALUES ('kkzh7qm6', '19DQRazhykBdFFl-lyDtkylsn3rvgyog8GEkf3N6XR0', 'invitation', 1);
INSERT INTO public.token VALUES ('f3kffr3n', '9tnUDkZYmZfUqidgja9Gjyjw1-FeQokcROy1xgsnQQE', 'watch', -1);
INSERT INTO public.token VALUES ('f3kffr3n', 'T0DzPXahaiuw1E6aYBtBc8D1xREhFWdlB7K1alL2xvM', 'seat', 0);
INSERT INTO public.token VALUES ('8sj7mhm5', 'csW_7r8Hn9-h9vKeILCOBTd9Ksn_tgE4DIVgZDgqy50', 'watch', -1);
INSERT INTO public.token VALUES ('8sj7mhm5', '8Bz5U3TBy44mAEw0zbx2ylYBKC1XHD7xy-VxHMXaIdw', 'seat', 0);
INSERT INTO public.token VALUES ('8sj7mhm5', 'X_tv0NxnnzGBapGln9gY_LgpSXfUaHGtjgxABqgXoV8', 'seat', 1);
INSERT INTO public.token VALUES ('mp2ncbqj', 'XzsGcKpO7FEuXoLTSwr40MOIt1v3DyYsUEmXZV1iEq4', 'seat', 0);
INSERT INTO public.token VALUES ('mp2ncbqj', 'nXFUCMexuMAQPtcjD7kkvcgzaTCgKpJghZN0W93JYU8', 'watch', -1);
INSERT INTO public.token VALUES ('mp2ncbqj', 'HoB6Mm5IjDOgaJH0Tl6s_WpxX_kfHtA959Eto9TZlls', 'seat', 1);
INSERT INTO public.token VALUES ('vs76vpg5', 'mkSTBtfQUfsVeQKk2I9Ym7T2fJa5sIBc_lrdV5GCvLU', 'seat', 0);
INSERT INTO public.token VALUES ('vs76vpg5', 'd2lFF-Ds67OEcAzjPb0O-RGa20mqNUc5ps9oiRyLmSE', 'watch', -1);
INSERT INTO public.token VALUES ('vs76vpg5', 'Mz1Wntf87j2SPvSJOEhYTsNtkHa1HwApFnZxq64rjSo', 'seat', 1);
INSERT INTO public.token VALUES ('9f6fm4b4', 'Mz1Wntf87j2SPvSJOEhYTsNtkHa1HwApFnZxq64rjSo', 'seat', 1);
INSERT INTO public.token VALUES ('9f6fm4b4', 'mkSTBtfQUfsVeQKk2I9Ym7T2fJa5sIBc_lrdV5GCvLU', 'seat', 0);
INSERT INTO public.token VALUES ('9f6fm4b4', 'd2lFF-Ds67OEcAzjPb0O-RGa20mqNUc5ps9oiRyLmSE', 'watch', -1);
INSERT INTO public.token VALUES ('3cpvkgn2', '0WAERz1cYnRSNE_6p_KEMvEOtGUbta2J8HwZIAzBRfo', 'watch', -1);
INSERT INTO public.token VALUES ('3cpvkgn2', 'nqVhhawnYQ2pYq_KxY589N4E1wydKJZCkWNool2_kgQ', 'seat', 0);
INSERT INTO public.token VALUES ('3cpvkgn2', 'K1KQvuGNhEJgkdFJF1tO0XpeO1oYm7hDqdACQgCqaB8', 'seat', 1);
INSERT INTO public.token VALUES ('gs4vc4nj', '8LMlkovKbKXwvDZWvMzHQwaQqPx88ii6_7YY3FYlAFg', 'watch', -1);
INSERT INTO public.token VALUES ('gs4vc4nj', 'YO37KnHj6RWVOrR16Awg6bVBgnKyZgDX3HaESvI7Ju4', 'seat', 0);
INSERT INTO public.token VALUES ('gs4vc4nj', '1dZ-wSXxNi_bOnKtMHX13JWH4AgOY5ZIgzp37hnqnco', 'seat', 1);
INSERT INTO public.token VALUES ('v4m4hwgr', 'l_Skc5lupySC7ShDVliNGQtvAQx6UCEY3vuJoG7fqTg', 'watch', -1);
INSERT INTO public.token VALUES ('v4m4hwgr', 'p-SlnrcvnrnS069uBMBB-TDKWc2F-hnw5qx43Jz9AOg', 'seat', 0);
INSERT INTO public.token VALUES ('v4m4hwgr', 'kP3Nr9vUuW_1YgjKtNBdvJkAUfIOoikLM9PntphgRMI', 'seat', 1);


--
-- Name: counter counter_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.counter
    ADD CONSTRAINT counter_pkey PRIMARY KEY (name);


--
-- Name: flyway_schema_history flyway_schema_history_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.flyway_schema_history
    ADD CONSTRAINT flyway_schema_history_pk PRIMARY KEY (installed_rank);


--
-- Name: game game_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.game
    ADD CONSTRAINT game_pkey PRIMARY KEY (id);


--
-- Name: node node_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.node
    ADD CONSTRAINT node_pkey PRIMARY KEY (id);


--
-- Name: ply ply_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ply
    ADD CONSTRAINT ply_pkey PRIMARY KEY (game_id, node);


--
-- Name: room room_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.room
    ADD CONSTRAINT room_pkey PRIMARY KEY (id);


--
-- Name: seat seat_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seat
    ADD CONSTRAINT seat_pkey PRIMARY KEY (game_id, seat);


--
-- Name: token token_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.token
    ADD CONSTRAINT token_pkey PRIMARY KEY (room_id, hash);


--
-- Name: flyway_schema_history_s_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX flyway_schema_history_s_idx ON public.flyway_schema_history USING btree (success);


--
-- Name: game_updated; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX game_updated ON public.game USING btree (updated);


--
-- Name: room_deadline; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX room_deadline ON public.room USING btree (deadline);


--
-- Name: room_game; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX room_game ON public.room USING btree (game_id);


--
-- Name: room_open; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX room_open ON public.room USING btree (is_open);


--
-- Name: room_owner; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX room_owner ON public.room USING btree (owner_node);


--
-- Name: seat_player; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX seat_player ON public.seat USING btree (player);


--
-- Name: ply ply_game_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ply
    ADD CONSTRAINT ply_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.game(id) ON DELETE CASCADE;


--
-- Name: room room_game_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.room
    ADD CONSTRAINT room_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.game(id) ON DELETE CASCADE;


--
-- Name: seat seat_game_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seat
    ADD CONSTRAINT seat_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.game(id) ON DELETE CASCADE;


--
-- Name: token token_room_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.token
    ADD CONSTRAINT token_room_id_fkey FOREIGN KEY (room_id) REFERENCES public.room(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--


